import { BRAND } from "../content/brand.ts";
import { ofName } from "../kernel/elision.ts";
import type { AuditAction } from "./actions.ts";

/** What a line of the audit names beside its action. */
export interface AuditDetail {
  /** The role it is about, as people read it. */
  role: string | null;
  /** The kind of mail it is about, as people read it. */
  mail: string | null;
  /** The paper of a looper that it is about, as people read it. */
  paper: string | null;
}

const ofRole = ({ role }: AuditDetail) => (role === null ? "Un rôle" : `Le rôle ${role}`);
const ofPaper = ({ paper }: AuditDetail) => paper ?? "Dossier de Looper";

/** What each line of the audit says; who did it, and when, stand beside it. */
export const AUDIT_SENTENCES: Record<AuditAction, (detail: AuditDetail) => string> = {
  "account.opened": () => "Le compte a été ouvert.",
  "account.signed-in": () => "Connexion au compte.",
  "account.signed-out": () => "Déconnexion du compte.",
  "account.sign-in-failed": () => "Une tentative de connexion a échoué.",
  "account.profile-changed": () => "Le profil a été modifié.",
  "account.email-changed": () => "L’adresse e-mail a été changée.",
  "account.email-restored": () => "L’ancienne adresse e-mail a été rétablie.",
  "account.preferences-changed": () => "Les préférences de notification ont été modifiées.",
  "account.password-changed": () => "Le mot de passe a été changé.",
  "account.password-reset": () => "Un nouveau mot de passe a été choisi par e-mail.",
  "account.second-factor-added": () => "La double authentification a été activée.",
  "account.second-factor-removed": () => "La double authentification a été retirée.",
  "account.recovery-codes-renewed": () => "Les codes de secours ont été renouvelés.",
  "account.recovery-code-spent": () => "Un code de secours a été utilisé.",
  "account.exported": () => "Les données du compte ont été exportées.",
  "account.erased": () => "Le compte a été supprimé.",
  "session.revoked": () => "Un appareil a été déconnecté.",
  "role.activated": (detail) => `${ofRole(detail)} a été activé.`,
  "role.requested": (detail) => `${ofRole(detail)} a été demandé.`,
  "role.granted": (detail) => `${ofRole(detail)} a été accordé.`,
  "role.refused": (detail) => `${ofRole(detail)} a été refusé.`,
  "role.suspended": (detail) => `${ofRole(detail)} a été suspendu.`,
  "role.reinstated": (detail) => `${ofRole(detail)} a été rétabli.`,
  "role.left": (detail) => `${ofRole(detail)} a été quitté par son titulaire.`,
  "role.switched": (detail) =>
    detail.role === null ? "Changement de rôle actif." : `Passage au rôle ${detail.role}.`,
  "property.address-precision-changed": () =>
    "Ce que l’annonce montre de l’adresse du bien a changé.",
  "signature.requested": () => "Une signature a été demandée.",
  "signature.given": () => "Une personne qui vend avec vous a signé.",
  "signature.cancelled": () => "Une signature demandée a été abandonnée.",
  "property.owners-changed": () => "Les personnes qui vendent un bien ont changé.",
  "mandate.signed": () => "Un mandat de vente a été signé.",
  "mandate.amended": () => "Un avenant au mandat a été signé.",
  "mandate.offer-accepted": () => "L’acceptation d’une offre a été signée par tous.",
  "mandate.sale-given-up": () => "Le retrait d’un bien de la vente a été signé par tous.",
  "mandate.diffusion-signed": () =>
    "La diffusion d’une annonce sur d’autres sites a été autorisée.",
  "mandate.diffusion-withdrawn": () =>
    "L’autorisation de diffuser une annonce sur d’autres sites a été retirée.",
  "mandate.withdrawn": () => "Le vendeur s’est rétracté d’un mandat.",
  "mandate.expired": () => "Un mandat est arrivé à son terme.",
  "invoice.issued": () => "La facture d’une vente a été émise.",
  "invoice.payment-recorded": () => "Un règlement de facture a été enregistré.",
  "invoice.payment-reversed": () => "Un règlement de facture a été annulé.",
  "commission.reversed": () => "Une ligne de commission a été régularisée.",
  "commission.visits-consented": () =>
    "Davantage de visites payées ont été accordées pour un bien.",
  "statement.issued": () => "Un relevé de commissions a été émis.",
  "statement.line-contested": () => "Une ligne d’un relevé de commissions a été contestée.",
  "statement.contest-decided": () => "Une contestation de commission a reçu sa réponse.",
  "billing.vat-changed": () => "Le régime de TVA des relevés a été modifié.",
  "payout.account-changed": () => "Le compte bancaire des versements a été modifié.",
  "payout.batch-prepared": () => "Un lot de versements a été préparé.",
  "payout.batch-approved": () => "Un lot de versements a été approuvé.",
  "payout.batch-cancelled": () => "Un lot de versements a été annulé.",
  "payout.file-taken": () => "Le fichier d’un lot de versements a été téléchargé.",
  "payout.paid": () => "Un versement a été enregistré.",
  "payout.refused": () => "Un versement refusé par la banque a été enregistré.",
  "document.read": () => "Un mandat ou une facture a été consulté par l’équipe.",
  "property.paused": () => "Une annonce a été mise en pause.",
  "property.resumed": () => "Une annonce a été remise en ligne.",
  "property.confirmed": () => "Un bien a été confirmé comme toujours à vendre.",
  "property.withdrawn": () => "Un bien a été retiré de la vente.",
  "offer.accepted": () => "Une offre a été acceptée.",
  "sale.step-recorded": () => "Une étape de la vente a été enregistrée.",
  "sale.loan-declared": () => "L’état du prêt a été déclaré.",
  "sale.concluded": () => "La vente a été conclue.",
  "sale.fallen-through": () => "La vente a pris fin sans acte.",
  "lead.handed-over": () => "Un prospect a été proposé par l’équipe à un autre Looper.",
  "lead.withdrawn": () => "Une demande d’accompagnement a été retirée par la personne.",
  "lead.moved": () => "Un prospect du Looper a changé d’étape.",
  "task.claimed": () => "Une tâche de l’équipe a été prise.",
  "task.released": () => "Une tâche de l’équipe a été rendue.",
  "task.handed-on": () => "Une tâche de l’équipe a été confiée à quelqu’un.",
  "task.commented": () => "Une tâche de l’équipe a été commentée.",
  "report.filed": () => "Une annonce a été signalée.",
  "report.claimed": () => "Un signalement a été pris en charge.",
  "report.released": () => "Un signalement a été rendu à l’équipe.",
  "report.closed": () => "Un signalement a été conclu.",
  "revision.claimed": () => "Le contrôle d’une annonce a été pris en charge.",
  "revision.released": () => "Le contrôle d’une annonce a été rendu à l’équipe.",
  "revision.returned": () => "Une annonce a été renvoyée à son vendeur, avec les points à revoir.",
  "revision.approved": () => "Une annonce a été validée.",
  "conversation-report.filed": () => "Une conversation a été signalée.",
  "conversation-report.closed": () => "Le signalement d’une conversation a été conclu.",
  "contact.sent": () => "Une demande a été envoyée à l’équipe.",
  "contact.answered": () => "L’équipe a répondu à une demande.",
  "contact.closed": () => "Une demande à l’équipe a été close sans réponse.",
  "looper-request.sent": () => "Un vendeur a demandé à un Looper de suivre son bien.",
  "looper-request.withdrawn": () => "Un vendeur a retiré sa demande à un Looper.",
  "looper-request.accepted": () => "Un Looper a accepté de suivre un bien.",
  "looper-request.declined": () => "Un Looper a refusé de suivre un bien.",
  "looper-request.ended": () => "Un vendeur a mis fin au suivi de son bien par un Looper.",
  "looper-charge.left": () => "Un Looper a cessé de suivre un bien.",
  "document.stored": () => "Un document privé a été ajouté.",
  "document.deleted": () => "Un document privé a été supprimé.",
  "document.expiry-changed": () => "L’échéance d’un document privé a été modifiée.",
  "document.shared": () => "Un document privé a été partagé.",
  "document.share-revoked": () => "Le partage d’un document privé a été retiré.",
  "waitlist.exported": () => "La liste d’attente a été exportée.",
  "waitlist.invited": () => "Une vague d’invitations est partie de la liste d’attente.",
  "referral.counted": () => "Un parrainage retenu a été compté.",
  "referral.refused": () => "Un parrainage retenu a été refusé.",
  "provider.entered": () => "Un prestataire a été inscrit dans l’annuaire.",
  "provider.changed": () => "La fiche d’un prestataire a été modifiée.",
  "provider.check-recorded": () => "La pièce d’un prestataire a été vérifiée.",
  "provider.check-removed": () => "La pièce d’un prestataire a été retirée.",
  "provider.suspended": () => "Un prestataire a été suspendu de l’annuaire.",
  "provider.reinstated": () => "Un prestataire a été rétabli dans l’annuaire.",
  "provider.erased": () => "Les données d’un prestataire parti de l’annuaire ont été effacées.",
  "provider.review-removed": () => "Un avis sur un prestataire a été retiré.",
  "mail.resent": ({ mail }) => `Un e-mail abandonné a été renvoyé${mail ? ` : ${mail}` : ""}.`,
  "mail.dropped": ({ mail }) =>
    `Un e-mail abandonné a été classé sans envoi${mail ? ` : ${mail}` : ""}.`,
  "mail.link-shown": ({ mail }) =>
    `Le lien d’un e-mail a été affiché pour être remis${mail ? ` : ${mail}` : ""}.`,
  "looper.papers-changed": () => "Les pièces du Looper ont été mises à jour.",
  "looper.papers-checked": () => "Les pièces du Looper ont été contrôlées.",
  "looper.paper-handed-in": (detail) => `${ofPaper(detail)} : pièce remise.`,
  "looper.paper-checked": (detail) => `${ofPaper(detail)} : pièce contrôlée.`,
  "looper.paper-returned": (detail) => `${ofPaper(detail)} : pièce renvoyée.`,
  "visit.unlocked": () => "La saisie du code d’une visite a été débloquée.",
  "visit.reassigned": () => "Une visite a été confiée à une autre personne.",
  "visit.cancelled": () => "L’équipe a annulé une visite.",
  "looper.visits-followed": () => "Les visites d’un Looper hors service ont été suivies.",
  "looper.contract-requested": () => "Le code du contrat d’agent commercial a été demandé.",
  "looper.contract-signed": () => "Le contrat d’agent commercial a été signé.",
  "looper.contract-read": () => "Le contrat d’agent commercial a été consulté par l’équipe.",
  "looper.attestation-requested": () =>
    "La demande d’attestation d’habilitation a été téléchargée.",
  "looper.zone-changed": () => "Le secteur du Looper a été modifié.",
  "looper.training-handed-in": () => "Une formation continue a été déclarée.",
  "looper.training-withdrawn": () => "La déclaration d’une formation continue a été retirée.",
  "looper.training-checked": () => "Une formation continue a été validée.",
  "looper.training-returned": () => "Une formation continue a été renvoyée au Looper.",
};

/** The rest of what a list of such lines says. */
export const AUDIT = {
  /** An action that this version doesn’t know. */
  unknown: (action: string) => `Action « ${action} ».`,
  actors: {
    self: "Vous",
    team: `L’équipe ${BRAND.name}`,
    commandLine: "Ligne de commande",
    system: "Système",
    unidentified: "Personne non identifiée",
    erased: "Une personne dont le compte est fermé",
  },
  concerning: (name: string) => `Compte ${ofName(name)}`,
  device: (browser: string, system: string) => `${browser} sur ${system}`,
  older: "Voir les lignes plus anciennes",
  empty: "Aucune action n’est enregistrée pour l’instant.",
} as const;
