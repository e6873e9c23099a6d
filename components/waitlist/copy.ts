import { BRAND } from "../../lib/content/brand.ts";
import { formatInteger, formatPercent, plural } from "../../lib/kernel/format.ts";
import type { SelfAssignableRole } from "../../lib/kernel/roles.ts";
import { REFERRAL } from "../../lib/pricing/rules.ts";

/** What follows a subscription to the waitlist: its links, the place in it, referrals, invitations. */

/** A place in the list, in four pieces: the figure is set apart, and its ending raised. */
interface Standing {
  before: string;
  figure: string;
  /** "re" or "e". */
  ending: string;
  after: string;
}

function standing(one: string, many: string) {
  return (position: number, total: number): Standing => {
    const figure = formatInteger(position);
    const others = `${formatInteger(total)} ${total > 1 ? many : one} en attente`;
    if (position > 1) return { before: "Vous êtes", figure, ending: "e", after: `sur ${others}` };
    const after = total > 1 ? `place sur ${others}` : `place de la liste des ${many}`;
    return { before: "Vous avez la", figure, ending: "re", after };
  };
}

const bps = (rate: number) => formatPercent(rate / 100);

export const WAITLIST = {
  eyebrow: "Liste d’attente",
  roles: {
    seller: "Vendeurs",
    buyer: "Acheteurs",
    ambassador: "Loopers",
  } satisfies Record<SelfAssignableRole, string>,
  confirm: {
    title: "Confirmer votre place",
    heading: "Confirmez votre adresse e-mail",
    lead: (email: string) => `Confirmez que ${email} est bien votre adresse.`,
    why: "Votre place est prise dès que vous confirmez, et votre code de parrainage part aussitôt par e-mail. Rien d’autre à remplir.",
    submit: "Confirmer mon adresse",
    sending: "Confirmation…",
    stranger:
      "Vous n’avez rien demandé ? Fermez cette page : sans confirmation, l’adresse est effacée au bout de 30 jours.",
    knownHeading: "C’est déjà fait",
    knownLead: (email: string) => `${email} est confirmée, et votre place vous est gardée.`,
    see: "Voir ma place",
    seeing: "Un instant…",
    spentHeading: "Ce lien n’est plus valable",
    spent:
      "Il a plus de sept jours, il est incomplet, ou l’inscription a été effacée. Inscrivez-vous à nouveau avec la même adresse : un lien tout neuf vous sera envoyé.",
    again: "M’inscrire à nouveau",
    help: "Des questions ?",
  },
  status: {
    title: "Ma place sur la liste",
    standing: {
      seller: standing("vendeur", "vendeurs"),
      buyer: standing("acheteur", "acheteurs"),
      ambassador: standing("Looper", "Loopers"),
    } satisfies Record<SelfAssignableRole, (position: number, total: number) => Standing>,
    lead: "L’ordre est celui des confirmations : il ne s’achète pas et personne ne vous passe devant. En attendant, faites connaître votre code.",
    invitedHeading: "C’est votre tour",
    invitedLead: (date: string) =>
      `Vous êtes sur la liste des invités depuis le ${date}. Ouvrez votre compte : votre code et vos filleuls vous y suivent.`,
    openAccount: "Ouvrir mon compte",
    openHint: (email: string) =>
      `Avec la même adresse, ${email}. Le lien de l’e-mail d’invitation évite en plus de la confirmer une seconde fois.`,
    joinedHeading: "Votre compte est ouvert",
    joinedLead: "Votre code et vos filleuls s’y trouvent, et continuent de compter.",
    login: "Me connecter",
    spentHeading: "Nous ne retrouvons pas cette place",
    spent:
      "Le lien est incomplet, ou l’inscription a été effacée. Votre lien personnel se trouve dans l’e-mail qui contient votre code ; sinon, inscrivez-vous à nouveau.",
  },
  share: {
    title: "Faites passer le mot",
    plate: "Code de parrainage",
    lead: "Donnez-le, ou envoyez le lien : le code y est déjà rempli.",
    copyCode: "Copier le code",
    codeCopied: "Code copié",
    link: "Votre lien à partager",
    copyLink: "Copier le lien",
    linkCopied: "Lien copié",
    by: "Partager par",
    native: "Partager…",
    mail: "E-mail",
    whatsapp: "WhatsApp",
    sms: "SMS",
    private:
      "Partagez ce lien, pas l’adresse de cette page : elle ouvre votre place à qui la possède.",
    subject: `Une place sur la liste de ${BRAND.name}`,
    message: (code: string, link: string) =>
      `Je suis sur la liste d’attente de ${BRAND.name}, l’immobilier au forfait avec les gens du quartier. Mon code de parrainage, ${code}, compte pour nous deux : ${link}`,
  },
  referrals: {
    title: "Vos filleuls",
    house:
      "Dans la maison, votre fenêtre est déjà allumée. À chaque filleul compté, une autre s’ouvre.",
    houseFull: "Toute la maison est allumée. Les suivants comptent autant.",
    empty: "Aucun filleul pour l’instant. À qui en parler ?",
    ideas: [
      {
        title: "À quelqu’un qui vend",
        text: "Des amis qui déménagent, des parents qui changent de maison : un prix connu d’avance, dû quand la vente est conclue.",
      },
      {
        title: "À quelqu’un qui connaît son quartier",
        text: "Une voisine qui a toutes les adresses, un retraité qui aime recevoir : de bons Loopers en puissance.",
      },
      {
        title: "À quelqu’un qui cherche",
        text: "Un premier achat, une famille à l’étroit : des visites accompagnées, sans honoraires à payer.",
      },
    ],
    counted: (count: number) => plural(count, "filleul compté", "filleuls comptés"),
    countedText: "Adresse confirmée, une personne bien distincte : c’est acquis.",
    held: () => "en cours de vérification",
    heldText:
      "L’inscription ressemble à une autre, vient du même réseau ou est arrivée en rafale. Une personne de l’équipe regarde ; vous n’avez rien à faire.",
    waiting: (count: number) =>
      plural(count, "attend sa confirmation", "attendent leur confirmation"),
    waitingText:
      "Inscrits avec votre code, mais pas encore confirmés. Rappelez-leur d’ouvrir l’e-mail que nous leur avons envoyé.",
  },
  worth: {
    title: "Ce que vaut un parrainage",
    example: (price: string) => `Exemple : une vente à ${price}`,
    fee: "Forfait, toutes taxes comprises",
    excludingVat: "Soit, hors taxes",
    forYou: `Pour vous (${bps(REFERRAL.referrerRateBps)})`,
    forThem: `Pour votre filleul (${bps(REFERRAL.referredRateBps)})`,
    who: "Filleul vendeur ou Looper",
    buyer: "Filleul acheteur, pour vous",
    note: "Montants hors taxes, calculés sur notre barème public. Rien n’est dû avant la conclusion d’une vente.",
    fees: "Voir le barème",
  },
  next: {
    title: "La suite",
    now: "Vous en êtes là",
    done: "Fait",
    steps: {
      confirmed: {
        title: "Adresse confirmée",
        text: (date: string) => `Le ${date}. Votre place est prise.`,
      },
      wave: {
        title: "Une vague d’invitations",
        text: "Nous ouvrons par vagues, rôle par rôle, dans l’ordre de la liste.",
      },
      invitation: {
        title: "Votre invitation",
        text: "Elle arrive par e-mail et reste valable 30 jours.",
      },
      account: {
        title: "Votre compte",
        text: "Il s’ouvre en une minute. Votre code et vos filleuls vous y suivent.",
      },
    },
  },
  erase: {
    data: "Mes données",
    title: "Quitter la liste et effacer mes données",
    registered: (email: string) => `Inscription faite avec ${email}.`,
    lead: "Votre adresse, votre place, votre code et ce qui vous relie à vos filleuls disparaissent aussitôt, pour de bon. Vos filleuls, eux, gardent leur place.",
    submit: "Effacer mon inscription",
    sending: "Effacement…",
    account:
      "Seule votre inscription à la liste s’efface ici. Votre compte reste ouvert, avec son code et vos filleuls : il s’efface depuis vos paramètres.",
    privacy: "Ce que nous gardons, et combien de temps",
    doneHeading: "Vous n’êtes plus sur la liste",
    done: "Votre inscription et ce qui s’y rattachait sont effacés. Si vous changez d’avis, la porte reste ouverte : il suffira de vous inscrire à nouveau.",
    doneBack: "Voir les annonces",
    doneAgain: "M’inscrire à nouveau",
  },
  invitation: {
    welcome:
      "Vous étiez sur la liste : voici votre invitation. Votre adresse est déjà confirmée, votre compte s’ouvre aussitôt.",
    code: (code: string) => `Votre code ${code} et vos filleuls vous suivent.`,
    emailHint: "Celle de votre invitation.",
    expired:
      "Cette invitation n’est plus valable : elle a plus de 30 jours, elle a déjà servi, ou son lien est incomplet. Créez votre compte avec la même adresse : votre code et vos filleuls vous suivront.",
    success: "Votre adresse était déjà confirmée. Vous allez être redirigé vers votre espace.",
  },
  profile: {
    title: "Parrainage",
    lead: "Votre code suit la personne jusqu’à son compte. Il reste le vôtre, ici comme sur la liste d’attente.",
    counts: "Vos filleuls",
    accounts: "Comptes ouverts",
    accountsHint: "avec votre code",
    counted: "Comptés",
    countedHint: "inscrits à la liste d’attente",
    held: "En vérification",
    heldHint: "une personne de l’équipe regarde",
    waiting: "À confirmer",
    waitingHint: "leur e-mail n’est pas encore ouvert",
    worth: (referrer: string, price: string, referred: string, buyer: string) =>
      `Un filleul vendeur ou Looper vous vaut ${bps(REFERRAL.referrerRateBps)} du forfait hors taxes (${referrer} pour une vente à ${price}), et à lui ${bps(REFERRAL.referredRateBps)} (${referred}). Un filleul acheteur vous vaut ${buyer}.`,
  },
} as const;
