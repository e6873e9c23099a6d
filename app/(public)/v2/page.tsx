export { default, metadata } from "../page";

// Next reads this setting from the file itself.
export const dynamic = "force-dynamic";
