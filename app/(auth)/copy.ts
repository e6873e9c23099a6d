import { CLAIMS } from "../../lib/content/claims.ts";
import type { SelfAssignableRole } from "../../lib/kernel/roles.ts";

/** The screens that lead to an account: login, registration, confirmation, forgotten password. */
export const AUTH = {
  back: "Retour à l’accueil",
  /** What stands beside the forms where there is room. */
  sides: {
    home: {
      title: "Tout votre projet au même endroit",
      points: [
        "Vos visites, vos offres et vos messages au même endroit",
        "Un seul compte pour vendre, acheter et faire visiter",
        "Rien à payer avant que la vente soit conclue",
      ],
    },
    account: {
      title: "Un compte pour vendre, acheter et faire visiter",
      points: [
        "Aucun abonnement, aucune carte bancaire demandée",
        "Vendeur, acheteur, Looper : jusqu’à trois rôles, à tout moment",
        "Vos données vous suivent : export et suppression depuis vos paramètres",
      ],
    },
    key: {
      title: "Votre mot de passe n’est connu que de vous",
      points: [
        "Personne chez Loopimmo ne vous demandera jamais votre mot de passe",
        "Chaque appareil connecté se voit, et se déconnecte, dans vos paramètres",
        "Une double authentification peut protéger votre compte",
      ],
    },
  },
  space: "Mon espace",
  modes: "Connexion ou inscription",
  login: {
    title: "Connexion",
    lead: "Vos biens, vos visites et vos messages vous attendent.",
    email: "Adresse e-mail",
    password: "Mot de passe",
    remember: "Se souvenir de moi",
    rememberHint: "Pendant 30 jours, sur cet appareil.",
    passwordReset: "Mot de passe oublié ?",
    submit: "Se connecter",
    sending: "Connexion…",
    changed: "Votre nouveau mot de passe est enregistré. Connectez-vous avec lui.",
    ended: "Votre session a pris fin. Connectez-vous pour reprendre où vous en étiez.",
    textWaits:
      "Ce que vous aviez écrit est gardé dans ce navigateur pendant 24 heures : vous le retrouverez, prêt à envoyer, une fois connecté à votre compte.",
    noAccount: "Pas encore de compte ?",
  },
  demo: {
    title: "Comptes de démonstration",
    lead: "Un clic remplit le formulaire.",
  },
  register: {
    title: "Créer un compte",
    lead: "Gratuit, sans engagement, et sans publicité.",
    role: "Vous êtes",
    firstName: "Prénom",
    lastName: "Nom",
    email: "Adresse e-mail",
    phone: "Téléphone",
    phoneHint: "Pour les visites que vous aurez acceptées, jamais pour du démarchage.",
    password: "Mot de passe",
    passwordHint: (min: number) => `${min} caractères au moins. Une phrase se retient mieux.`,
    confirmPassword: "Confirmez le mot de passe",
    submit: "Créer mon compte",
    sending: "Création du compte…",
    terms: "En créant un compte, vous acceptez nos",
    termsLink: "conditions générales",
    and: "et notre",
    privacyLink: "politique de confidentialité",
    referred: (code: string) => `Code de parrainage ${code} pris en compte.`,
    known: "Déjà un compte ?",
    knownLink: "Connectez-vous",
  },
  wizard: {
    title: "Créer votre compte",
    progress: "Étapes de l’inscription",
    steps: ["Choisir un rôle", "Informations", "Vérification"],
    step: (at: number) => `Étape ${at} sur 3`,
    done: "faite",
    choose: "Que souhaitez-vous faire ?",
    chooseLead: "Vous pourrez ajouter d’autres rôles ensuite, depuis votre espace.",
    next: "Continuer",
    back: "Retour",
    subtitles: {
      seller: "Vous y êtes presque : votre bien mérite un vendeur bien informé.",
      buyer: "Vous y êtes presque : vos favoris et vos visites au même endroit.",
      ambassador: "Vous y êtes presque : votre candidature sera étudiée après la formation.",
    } satisfies Record<SelfAssignableRole, string>,
    successTitle: "Compte créé avec succès !",
    success:
      "Un e-mail de vérification vient de vous être envoyé. Vous allez être redirigé vers votre espace.",
    go: "Aller à mon espace",
  },
  roles: {
    seller: {
      title: "Je vends un bien",
      text: `Économisez ${CLAIMS.cardSavings} sur les frais d’agence : un forfait ${CLAIMS.packages} selon le prix, dû seulement quand la vente est conclue.`,
    },
    buyer: {
      title: "Je cherche un bien",
      text: `${CLAIMS.buyers.map((claim, at) => (at === 0 ? claim : claim.charAt(0).toLowerCase() + claim.slice(1))).join(", ")} : sans honoraires pour vous.`,
    },
    ambassador: {
      title: "Je veux être looper",
      text: `Faites visiter votre quartier et touchez une part des honoraires : ${CLAIMS.looperAverage} en moyenne par vente.`,
    },
  } satisfies Record<SelfAssignableRole, { title: string; text: string }>,
  code: {
    title: "Vérification en deux étapes",
    lead: "Ouvrez votre application d’authentification et saisissez le code de Loopimmo. Sans votre téléphone, un code de secours convient aussi.",
    code: "Code",
    submit: "Vérifier",
    sending: "Vérification…",
    restart: "Recommencer la connexion",
  },
  passwordReset: {
    title: "Mot de passe oublié",
    lead: "Indiquez l’adresse de votre compte : nous y enverrons un lien, valable 30 minutes.",
    submit: "Recevoir le lien",
    sending: "Envoi…",
    sent: "Si un compte existe à cette adresse, un lien vient d’y être envoyé. Il est valable 30 minutes ; pensez à regarder dans les indésirables.",
    back: "Revenir à la connexion",
  },
  newPassword: {
    title: "Nouveau mot de passe",
    lead: (email: string) => `Pour le compte ${email}. Vos autres appareils seront déconnectés.`,
    submit: "Enregistrer le mot de passe",
    sending: "Enregistrement…",
    spentTitle: "Ce lien n’est plus valable",
    spent: "Il a déjà servi, ou il a plus de 30 minutes.",
    again: "Demander un nouveau lien",
  },
  confirmation: {
    title: "Confirmer votre adresse",
    lead: (firstName: string, email: string) =>
      `Bonjour ${firstName}. Confirmez que ${email} est bien votre adresse : votre compte s’ouvre aussitôt.`,
    password: "Mot de passe choisi à l’inscription",
    passwordHint: "Demandé parce que vous ouvrez ce lien depuis un autre navigateur.",
    submit: "Confirmer et ouvrir mon compte",
    sending: "Confirmation…",
    spentTitle: "Ce lien n’est plus valable",
    spent:
      "Il a déjà servi, ou il a plus de 48 heures. Si votre compte est ouvert, connectez-vous ; sinon, recommencez l’inscription.",
  },
  newAddress: {
    title: "Votre nouvelle adresse",
    lead: (firstName: string, from: string, to: string) =>
      `Bonjour ${firstName}. Votre compte passera de ${from} à ${to}.`,
    submit: "Confirmer cette adresse",
    sending: "Confirmation…",
    restoreTitle: "Rétablir votre adresse",
    restoreLead: (firstName: string, from: string, to: string) =>
      `Bonjour ${firstName}. Votre compte est passé à ${from}. Si ce n’est pas vous, rétablissez ${to} : tous les appareils seront déconnectés, et vous pourrez choisir un nouveau mot de passe.`,
    restore: "Rétablir mon adresse",
    restored:
      "Votre adresse est rétablie et tous les appareils sont déconnectés. Choisissez maintenant un nouveau mot de passe.",
    done: "C’est fait : votre compte utilise désormais cette adresse.",
    spentTitle: "Ce lien n’est plus valable",
    spent: "Il a déjà servi, un autre l’a remplacé, ou il a plus de 24 heures.",
    again: "Ouvrir mes paramètres",
  },
  pending: {
    title: (firstName: string) => `Bonjour ${firstName}, plus qu’une étape`,
    lead: (email: string) =>
      `Un e-mail vient de partir vers ${email}. Ouvrez le lien qu’il contient : votre espace sera là.`,
    hint: "Rien reçu au bout de quelques minutes ? Regardez dans les indésirables, puis demandez un nouvel envoi.",
    resend: "Renvoyer l’e-mail",
    sending: "Envoi…",
    sent: "Un nouvel e-mail est parti. Tous les liens reçus restent valables.",
    wrong: "Ce n’est pas la bonne adresse ?",
    restart: "Recommencer l’inscription",
  },
} as const;
