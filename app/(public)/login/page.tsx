import Page from "../connexion/page";

export { metadata } from "../connexion/page";

/** The same screen as `/connexion`, behind its English address. */
export default Page;
