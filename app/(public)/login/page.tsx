export { default, metadata } from "../connexion/page";
