import type { SentencesOf } from "./sentence.ts";

/** The sentences of accounts, roles, the waitlist and notifications. */
export const ACCOUNTS_ERRORS: SentencesOf<
  "account" | "session" | "role" | "captcha" | "waitlist" | "notification" | "mail" | "push"
> = {
  "account.login-refused": {
    title: "Connexion refusée",
    detail: "L’adresse e-mail ou le mot de passe ne correspondent pas.",
  },
  "account.password-outgrown": {
    title: "Mot de passe trop court",
    detail:
      "Votre rôle demande un mot de passe de 12 caractères au moins. Choisissez-en un nouveau par « Mot de passe oublié ».",
  },
  "account.code-refused": {
    title: "Code refusé",
    detail: "Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant puis réessayez.",
  },
  "account.too-many-tries": {
    title: "Trop de tentatives",
    detail:
      "Trop d’essais ont échoué. Patientez un quart d’heure, ou choisissez un nouveau mot de passe par e-mail.",
  },
  "account.link-spent": {
    title: "Lien expiré",
    detail: "Ce lien a déjà servi, ou il n’est plus valable. Demandez-en un nouveau.",
  },
  "account.password-wrong": {
    title: "Mot de passe incorrect",
    detail: "Ce mot de passe n’est pas celui de votre compte.",
  },
  "account.unconfirmed": {
    title: "Adresse à confirmer",
    detail: "Confirmez d’abord votre adresse e-mail : le lien vous attend dans votre messagerie.",
  },
  "account.demo": {
    title: "Compte de démonstration",
    detail: "Ce compte est partagé : ni ses accès ni ses coordonnées ne peuvent être modifiés.",
  },
  "account.second-factor-required": {
    title: "Double authentification obligatoire",
    detail: "Votre rôle impose la double authentification : elle ne peut pas être retirée.",
  },
  "account.second-factor-on": {
    title: "Double authentification déjà active",
    detail: "Une application d’authentification est déjà liée à votre compte. Retirez-la d’abord.",
  },
  "account.second-factor-off": {
    title: "Double authentification inactive",
    detail: "Aucune application d’authentification n’est liée à votre compte.",
  },
  "account.sale-in-progress": {
    title: "Vente en cours",
    detail:
      "Une vente à laquelle vous prenez part n’est pas conclue : le compte ne peut être supprimé qu’ensuite.",
  },
  "account.last-trust-manager": {
    title: "Dernier Trust Manager",
    detail: "Personne d’autre ne tient ce rôle. Faites-le attribuer à quelqu’un avant de partir.",
  },
  "session.not-found": {
    title: "Appareil non trouvé",
    detail: "Cet appareil n’est pas connecté à votre compte, ou il ne l’est plus.",
  },
  "role.held": {
    title: "Rôle déjà demandé",
    detail: "Vous avez déjà ce rôle, ou vous l’avez déjà demandé.",
  },
  "role.not-held": {
    title: "Rôle non détenu",
    detail: "Vous ne pouvez passer qu’à un rôle que vous détenez.",
  },
  "role.too-soon": {
    title: "Demande trop récente",
    detail:
      "Votre demande a été refusée il y a moins de 30 jours : réessayez une fois ce délai passé.",
  },
  "role.not-found": {
    title: "Demande introuvable",
    detail: "Cette demande n’existe pas, ou la personne a supprimé son compte.",
  },
  "role.decided": {
    title: "Décision déjà prise",
    detail: "L’état de ce rôle a changé entre-temps. Rechargez la page pour le voir.",
  },
  "role.papers-incomplete": {
    title: "Dossier incomplet",
    detail: "Le dossier n’est pas complet : le rôle ne peut pas être accordé.",
  },
  "captcha.invalid": {
    title: "Vérification refusée",
    detail: "La vérification a échoué. Recommencez-la, puis renvoyez le formulaire.",
  },
  "captcha.expired": {
    title: "Vérification expirée",
    detail: "La vérification a expiré. Recommencez-la, puis renvoyez le formulaire.",
  },
  "captcha.spent": {
    title: "Vérification déjà utilisée",
    detail: "Cette vérification a déjà servi. Recommencez-la, puis renvoyez le formulaire.",
  },
  "captcha.code-required": {
    title: "Code demandé",
    detail: "Recopiez le code de l’image, ou celui que vous entendez, puis renvoyez le formulaire.",
  },
  "waitlist.already-registered": {
    title: "Déjà enregistré",
    detail: "Cet email est déjà enregistré",
  },
  "waitlist.referral-not-found": {
    title: "Parrainage introuvable",
    detail: "Ce parrainage n’existe plus : la personne s’est peut-être effacée de la liste.",
  },
  "waitlist.referral-decided": {
    title: "Parrainage déjà décidé",
    detail: "Quelqu’un d’autre a décidé entre-temps : rien n’a été changé.",
  },
  "waitlist.queue-moved": {
    title: "File modifiée",
    detail:
      "La file a changé entre-temps : personne n’a été invité. Revoyez l’aperçu, puis invitez à nouveau.",
  },
  "notification.not-found": {
    title: "Notification introuvable",
    detail: "Cette notification n’existe plus. Rechargez la page.",
  },
  "notification.stop-invalid": {
    title: "Lien incomplet",
    detail:
      "Ce lien n’est pas reconnu. Copiez-le en entier, ou réglez vos notifications depuis vos paramètres.",
  },
  "mail.not-dead": {
    title: "E-mail déjà traité",
    detail: "Quelqu’un a renvoyé ou classé cet e-mail entre-temps. Rechargez la page.",
  },
  "mail.too-old": {
    title: "E-mail trop ancien",
    detail:
      "Ses liens ne fonctionnent plus : il ne peut plus être renvoyé. Vous pouvez le classer.",
  },
  "push.not-subscribed": {
    title: "Appareil non inscrit",
    detail: "Les notifications ne sont pas actives pour vous sur cet appareil.",
  },
  "push.unknown-service": {
    title: "Navigateur non pris en charge",
    detail: "Le service de notifications de ce navigateur n’est pas pris en charge.",
  },
};
