import Page, { metadata as homeMetadata } from "../page";

/** The home page's second door; its canonical address is the first. */
export const metadata = homeMetadata;

// Next reads this setting from the file itself.
export const dynamic = "force-dynamic";

export default Page;
