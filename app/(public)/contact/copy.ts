import { answerTimeText, CONTACT_TOPIC_LABELS } from "@/lib/contact/copy";
import type { ContactTopic } from "@/lib/contact/rules";
import { SERVICE } from "@/lib/content/brand";
import { ofName } from "@/lib/kernel/elision";

/** /contact */
export const CONTACT = {
  title: "Écrire à notre équipe",
  metaDescription:
    "Une question sur une vente, une visite, votre compte ou vos données ? Écrivez à l’équipe de Loopimmo, avec ou sans compte : le délai de réponse est indiqué pour chaque sujet.",
  lead: "Une personne de l’équipe lit chaque message et y répond. Avec un compte, l’échange est dans vos messages ; sans compte, il vous suit par e-mail.",
  topic: "Sujet",
  pickTopic: "Choisissez un sujet",
  option: (topic: ContactTopic) => `${CONTACT_TOPIC_LABELS[topic]} (sous ${answerTimeText(topic)})`,
  listing: "Référence de l’annonce",
  listingHint: "En bas de chaque annonce. À laisser vide si votre message n’en concerne aucune.",
  listingFound: (title: string, city: string) => `« ${title} », ${city}`,
  visit: "Votre visite",
  visitOf: (title: string, when: string) => `« ${title} », ${when}`,
  name: "Votre nom",
  email: "Adresse e-mail",
  emailHint: "Un lien vous y est envoyé : votre message part quand vous l’utilisez.",
  text: "Votre message",
  textHint: "De 10 à 4 000 caractères. N’y mettez ni mot de passe, ni numéro de carte.",
  signedIn: (name: string, email: string) => `Votre message part au nom ${ofName(name)}, ${email}.`,
  hasAccount: "Vous avez un compte ?",
  login: "Se connecter",
  submit: "Envoyer",
  submitVisitor: "Continuer",
  sending: "Envoi…",
  privacy: "Ce que nous faisons de vos données",
  help: "Lire les questions fréquentes",
  ended:
    "Votre session a pris fin et votre message n’est pas encore parti. Envoyez-le sans compte ci-dessous : ce que vous avez écrit est resté.",
  withoutScripts:
    "La vérification contre les robots demande JavaScript. Sans lui, connectez-vous avant de remplir ce formulaire.",
  captchaLoading: "La vérification arrive…",
  captchaFailed: "La vérification n’a pas pu être chargée.",
  retry: "Réessayer",
  times: {
    title: "Nos délais de réponse",
    items: [
      {
        time: answerTimeText("other"),
        text: "Pour la plupart des sujets, à toute heure et tous les jours.",
      },
      {
        time: answerTimeText("abuse"),
        text: "Pour une escroquerie ou une discrimination.",
      },
      {
        time: answerTimeText("locked_visit"),
        text: "Pour une visite dont l’arrivée est bloquée : passez par la page de la visite.",
      },
    ],
    hours: `Les heures ouvrées vont ${SERVICE.hours}, ${SERVICE.days}.`,
    rights:
      "Accès, rectification, effacement de vos données : la loi nous donne un mois, nous visons le même délai que pour le reste. Vous pouvez aussi exporter ou supprimer votre compte vous-même, dans ses paramètres.",
  },
  sent: {
    title: "Plus qu’une étape",
    text: "Un e-mail vient de partir à l’adresse que vous avez indiquée. Ouvrez-le et utilisez son lien dans les trois jours : votre message nous parvient à ce moment-là.",
    spam: "Rien reçu au bout de quelques minutes ? Regardez dans les indésirables, ou vérifiez l’adresse en écrivant de nouveau.",
    again: "Écrire un autre message",
    home: "Aller à l’accueil",
  },
  confirm: {
    title: "Envoyer votre message",
    lead: (email: string) =>
      `Vous avez écrit avec l’adresse ${email}. Un dernier clic, et votre message nous parvient.`,
    about: (topic: string, listing: string | null) =>
      listing === null ? topic : `${topic} · « ${listing} »`,
    submit: "Envoyer mon message",
    spentTitle: "Ce lien n’est plus valable",
    spent:
      "Il date de plus de trois jours, il est incomplet, ou l’échange a été effacé. Si votre message ne nous est pas parvenu, écrivez-en un nouveau.",
    again: "Écrire à notre équipe",
  },
  thread: {
    title: "Votre échange avec notre équipe",
    sent: "Votre message nous est parvenu.",
    replied: "Votre réponse nous est parvenue.",
    due: (when: string) => `Vous recevez notre réponse par e-mail, au plus tard ${when}.`,
    answered: "Nous avons répondu. Si quelque chose n’est pas clair, écrivez-nous ci-dessous.",
    closed: "Cette demande est close. Écrivez ci-dessous pour la rouvrir.",
    messages: "Messages échangés",
    you: "Vous",
    reply: "Votre réponse",
    /** Before the team answered. */
    more: "Compléter votre demande",
    submit: "Envoyer",
    full: "Cet échange a atteint sa longueur maximale. Écrivez une nouvelle demande.",
    keep: "Cette page s’ouvre sans mot de passe, par le lien de vos e-mails : gardez-les pour vous.",
    account:
      "Avec un compte à la même adresse e-mail, vous retrouvez cet échange dans vos messages.",
    register: "Créer mon compte",
    moved: "L’échange est dans vos messages",
    movedText: "Votre adresse a un compte : connectez-vous pour lire cet échange et y répondre.",
  },
} as const;
