/** Where a lesson has little room: a phone upright, or a low window (the same as a table's). */
export const SMALL = "(max-width:760px) and (orientation:portrait), (min-width:560px) and (max-width:1099px) and (max-height:560px)";
