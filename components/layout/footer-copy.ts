import { contactRoutes } from "../../lib/routes/contact.ts";
import { providerRoutes } from "../../lib/routes/providers.ts";
import { routes } from "../../lib/routes/public.ts";

/** The foot of public pages, which no script needs: apart from the words of the header, which scripts load. */
export const FOOTER = {
  label: "Pied de page",
  pitch: "Le bon prix pour vendre, la bonne personne pour visiter.",
  groups: [
    {
      title: "Acheter",
      links: [
        { label: "Tous les biens", href: routes.buy },
        { label: "Rechercher", href: routes.search },
        { label: "Créer un compte acheteur", href: routes.register({ role: "buyer" }) },
      ],
    },
    {
      title: "Vendre",
      links: [
        { label: "Vendre au forfait", href: routes.sell },
        { label: "Estimer mon bien", href: routes.estimate },
        { label: "Barème des honoraires", href: routes.fees },
        { label: "Prestataires", href: providerRoutes.all },
      ],
    },
    {
      title: "Loopers",
      links: [
        { label: "Devenir Looper", href: routes.looper },
        { label: "Questions fréquentes", href: routes.looperSection("faq") },
      ],
    },
    {
      title: "Loopimmo",
      links: [
        { label: "Rejoindre la bêta", href: routes.beta },
        { label: "Aide", href: routes.help },
        { label: "Nous écrire", href: contactRoutes.form() },
        { label: "Se connecter", href: routes.login() },
      ],
    },
  ],
  /** The specification's note on the regulated activity, shown under every page. */
  looperNote:
    "Devenir Looper est une activité réglementée par la loi française : elle suppose une immatriculation au registre spécial des agents commerciaux (environ 25 €). L’assurance de responsabilité civile professionnelle est prise en charge par Loopimmo.",
  legal: [
    { label: "Mentions légales", href: routes.legalNotice },
    { label: "Conditions générales", href: routes.terms },
    { label: "Confidentialité", href: routes.privacy },
    { label: "Honoraires", href: routes.fees },
    { label: "Accessibilité", href: routes.accessibility },
  ],
  legalLabel: "Informations légales",
} as const;
