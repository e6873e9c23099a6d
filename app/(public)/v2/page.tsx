import HomePage, { metadata as homeMetadata } from "../page";

export const metadata = homeMetadata;

// Next reads this setting from the file itself.
export const dynamic = "force-dynamic";

/** The home page's second door; its canonical address is the first. */
export default HomePage;
