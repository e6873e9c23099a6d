import type { Metadata } from "next";
import { NOT_OPEN } from "@/lib/content/fr/prelaunch";
import ConnexionPage from "../connexion/page";

export const metadata: Metadata = { title: NOT_OPEN.login.title, robots: { index: false } };

/** The same screen as `/connexion`, behind its English address. */
export default ConnexionPage;
