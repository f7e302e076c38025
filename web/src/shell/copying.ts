/** Copies the link that a page shows; where the browser does not allow it, the link is marked for copying by hand. */
export async function copied(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    document.querySelector<HTMLInputElement>("#link")?.select();
    return false;
  }
}
