import ConnexionPage from "../connexion/page";

/** The same screen as `/connexion`, behind its English address. */
export default ConnexionPage;
