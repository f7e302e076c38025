import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { faces } from "./faces";

const door = process.env["ROOKERY_DOOR"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), faces()],
  build: {
    outDir: "../src/rookery/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy allows no data: addresses
    target: "es2022",
    reportCompressedSize: true,
    rollupOptions: {
      output: {
        // A board's chunk bears its game's name, so that anyone can see what a page loads.
        chunkFileNames: ({ facadeModuleId }) => `assets/${/games\/(\w+)\/index\.ts$/.exec(facadeModuleId ?? "")?.[1] ?? "[name]"}-[hash].js`,
      },
    },
  },
  server: { proxy: { "/api": door, "/ws": { target: door, ws: true } } },
  test: { include: ["test/**/*.test.ts"], environment: "node", testTimeout: 60_000, hookTimeout: 60_000 }, // for a busy machine
});
