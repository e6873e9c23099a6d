import { type LegalDocument, link, list, text } from "../../../components/legal/document-copy.ts";
import { BRAND } from "../../../lib/content/brand.ts";
import { formatCount } from "../../../lib/kernel/format.ts";
import { ERASED_AFTER_DAYS, LINK_DAYS, retentionInWords } from "../../../lib/kernel/retention.ts";
import { NETWORK_MATCH_DAYS } from "../../../lib/quality/rules.ts";
import { FIRST_MESSAGE_HOURS } from "../../../lib/registration/first-message/rules.ts";

const WAIT = formatCount(FIRST_MESSAGE_HOURS / 24, "jour", "jours");

/** Politique de confidentialité: articles 13 and 14 of the GDPR. */
export const PRIVACY: LegalDocument = {
  metaTitle: "Confidentialité",
  metaDescription:
    "Données personnelles : ce que Loopimmo garde, pourquoi, combien de temps, et comment le récupérer ou l’effacer. Aucun traceur.",
  title: "Politique de confidentialité",
  lead: "Nous gardons ce qu’il faut pour vendre, visiter et signer. Rien pour la publicité, rien à revendre, aucun traceur.",
  updatedOn: "2026-11-29",
  sections: [
    {
      id: "responsable",
      title: "Responsable du traitement",
      blocks: [
        text(
          `${BRAND.name}, dont les coordonnées figurent dans les mentions légales, décide des finalités et des moyens décrits ici, au sens du règlement (UE) 2016/679 (RGPD) et de la loi du 6 janvier 1978.`,
        ),
      ],
    },
    {
      id: "donnees",
      title: "Ce que nous gardons, pourquoi et combien de temps",
      blocks: [
        list(
          "Votre compte (nom, e-mail, téléphone, mot de passe haché, rôles) : pour exécuter le contrat qui nous lie ; jusqu’à la fermeture du compte.",
          `Votre inscription à la liste d’attente (e-mail, rôle souhaité, code de parrainage) : avec votre consentement, que vous retirez en un clic ; ${retentionInWords("prospects")} au plus, et trente jours si vous ne confirmez pas. Le détail est plus bas.`,
          "Vos recherches enregistrées, favoris et alertes : pour exécuter le contrat ; jusqu’à ce que vous les supprimiez.",
          `Vos visites, offres, messages et devis : pour exécuter le contrat et, en cas de litige, défendre nos droits ; ${retentionInWords("dealings")} après la fin de l’affaire : le jour de la visite, la décision sur l’offre, le dernier message ou la dernière étape du devis, ou la fin de la vente si elle est plus tardive. Ce que la loi nous oblige à conserver au-delà (la vente, la rémunération d’un Looper) l’est sans votre nom, vos coordonnées ni vos mots.`,
          `Ce que vous écrivez à notre équipe (nom, e-mail, sujet, messages) : pour vous répondre ; trois jours si vous ne confirmez pas votre adresse, sinon ${retentionInWords("prospects")} après le dernier message, ou jusqu’à ce que vous effaciez votre compte.`,
          `Vos coordonnées dans les contacts d’un Looper, et l’adresse du bien que vous voulez vendre : pour donner suite à votre demande, et avec votre accord si vous demandez à être accompagné, jusqu’à ce que vous retiriez cette demande ; sinon ${retentionInWords("leads")} après votre dernier échange à propos du bien (message, visite, offre ou appel).`,
          `Un premier message écrit sans compte (nom, e-mail, texte)\u00a0: pour répondre à votre demande\u00a0; effacé au bout de ${WAIT} si vous ne le confirmez pas par le lien reçu. Confirmé, il rejoint vos messages.`,
          "Vos notifications et la façon dont vous voulez les recevoir : pour exécuter le contrat ; six mois après leur lecture, un an si vous ne les ouvrez pas. Les SMS préparés pour vous : trente jours.",
          `Les prestataires de l’annuaire (nom, e-mail, tarifs, pièces lues)\u00a0: par intérêt légitime, pour publier l’annuaire et transmettre les demandes\u00a0; tant que la fiche y figure ou peut y être rétablie. Retirée à leur demande, ou parce que leur activité a cessé, elle est effacée ${ERASED_AFTER_DAYS}\u00a0jours après, ou, si une prestation est convenue, ${LINK_DAYS}\u00a0jours après la fin de celle-ci. Le nom d’un prestataire engagé par un client reste dans les devis de ce client, aussi longtemps qu’eux. Les prestataires sont informés par e-mail de leur inscription et peuvent faire retirer leur fiche à tout moment.`,
          `Ce qu’un prestataire voit de vous par le lien de votre devis (demande, échanges et, une fois le devis accepté, nom, coordonnées et adresse du bien)\u00a0: pour exécuter le contrat\u00a0; plus rien ${LINK_DAYS}\u00a0jours après la fin du devis.`,
          "Les biens, mandats et factures : par obligation légale ; dix ans.",
          "Les pièces des Loopers (identité, RSAC, attestation, assurance) et leur contrat : par obligation légale ; pendant l’activité, puis cinq ans. Le numéro RSAC est comparé à l’annuaire public des entreprises, avec le nom et l’activité qu’il y trouve.",
          "Le compte bancaire d’un Looper, chiffré, et ses relevés de commissions, qui sont ses factures : pour le payer et par obligation comptable ; le compte tant qu’une somme reste due, les relevés émis dix ans, avec son nom, même après la fermeture du compte.",
          "Les formations continues que déclarent les Loopers, et leur justificatif : par obligation légale ; jusqu’à ce que le Looper retire la déclaration, tant qu’elle n’est pas validée, ou ferme son compte.",
          "Les documents privés que vous déposez (dossier d’acheteur, pièces d’un bien) : pour exécuter le contrat ; jusqu’à ce que vous les supprimiez ou fermiez votre compte. Vous voyez chaque consultation par une autre personne, et vous arrêtez un partage quand vous voulez.",
          "Une annonce que vous préparez sans compte : pour répondre à votre demande ; effacée quatre-vingt-dix jours après votre dernière modification.",
          "Le signalement d’une annonce (motif, précisions, et votre compte ou l’adresse que vous avez laissée) : par obligation légale ; un an après notre conclusion, puis seuls le motif et la conclusion restent. Le vendeur ne sait jamais qui a signalé son annonce.",
          "Les journaux techniques (adresse IP, heure, page) : par intérêt légitime, pour la sécurité du service ; douze mois au plus.",
        ),
        text(
          "Les champs obligatoires d’un formulaire sont signalés. Les critères de recherche et les motifs de refus sont des listes fermées de critères objectifs : nous ne demandons ni origine, ni santé, ni opinion, ni situation de famille.",
        ),
      ],
    },
    {
      id: "liste-d-attente",
      title: "La liste d’attente et le parrainage",
      blocks: [
        text(
          "S’inscrire demande une adresse e-mail et un rôle, rien de plus ; un code de parrainage si quelqu’un vous en a donné un. Nous notons aussi le nom de la campagne qui vous a conduit ici, quand le lien en porte un.",
        ),
        list(
          "Une adresse que personne ne confirme : effacée trente jours après le dernier e-mail qui le demandait.",
          "Le réseau d’où vient l’inscription, sous forme d’empreinte illisible : trente jours, pour repérer les inscriptions en rafale.",
          `Votre place, votre code et le nombre de vos filleuls : jusqu’à l’ouverture de votre compte, où ils vous suivent, et ${retentionInWords("prospects")} au plus après votre confirmation ou votre invitation.`,
          "Qui a parrainé qui : votre parrain voit combien de personnes il a amenées, jamais lesquelles.",
          "La vérification anti-robot : calculée par votre appareil et contrôlée par notre serveur, sans service tiers. Nous gardons l’empreinte du défi résolu jusqu’à son expiration, pour qu’il ne serve qu’une fois.",
        ),
        text(
          "Pour tout effacer : ouvrez le lien personnel reçu avec votre code, puis « Quitter la liste et effacer mes données ». C’est immédiat et sans compte. Vous avez perdu ce lien ? Inscrivez-vous à nouveau avec la même adresse : il vous sera renvoyé.",
        ),
      ],
    },
    {
      id: "destinataires",
      title: "Qui les voit",
      blocks: [
        list(
          "Les personnes avec qui vous visitez, échangez ou négociez, pour ce qui les concerne ;",
          "le Looper et l’équipe chargés du dossier ;",
          "les portails immobiliers que vous autorisez en signant, pour l’annonce seule, sans votre nom ni vos coordonnées\u00a0;",
          "le notaire et les professionnels que vous choisissez ;",
          "la banque qui exécute les virements aux Loopers, qui reçoit leur nom, leur IBAN, le montant et le numéro des relevés ;",
          "l’annuaire des entreprises de l’État (recherche-entreprises.api.gouv.fr), qui reçoit le seul numéro RSAC d’un Looper, sans son nom\u00a0;",
          "notre hébergeur et notre prestataire d’envoi d’e-mails, qui n’en font rien d’autre.",
        ),
        text(
          "Aucune donnée n’est vendue, louée ni échangée. Les données sont hébergées dans l’Union européenne ; si cela devait changer, nous le dirions ici d’abord.",
        ),
      ],
    },
    {
      id: "notifications",
      title: "Les notifications de votre navigateur",
      blocks: [
        text(
          "Elles ne sont envoyées que si vous les activez sur un appareil, et cessent quand vous les désactivez ou vous déconnectez. Le service de votre navigateur (Google, Mozilla, Microsoft ou Apple, parfois hors de l’Union européenne) les achemine : leur contenu est chiffré de notre serveur à votre navigateur, ce service n’en voit que l’heure et la taille.",
        ),
        text(
          "Chaque ligne de notification se règle dans vos paramètres, moyen par moyen. Les e-mails de visites, d’offres et de sécurité du compte sont toujours envoyés : ils font partie du service.",
        ),
      ],
    },
    {
      id: "qualite",
      title: "Le contrôle des visites et des annonces",
      blocks: [
        text(
          "Chaque semaine, notre équipe vérifie des annonces en ligne et des visites payées, les unes tirées au sort, les autres parce qu’elles présentent une coïncidence. Elle peut vous demander si une visite a eu lieu ; votre réponse n’est lue que par elle. Toute conclusion est prise par une personne, jamais par un calcul seul (intérêt légitime : des annonces exactes, et un paiement pour des visites faites).",
        ),
        text(
          `Votre session garde une empreinte illisible et tronquée du réseau de sa dernière utilisation, effacée ${NETWORK_MATCH_DAYS} jours après. Si le code d’une visite est saisi dans la minute de son début, cette empreinte est comparée entre le visiteur et la personne qui le reçoit : nous ne gardons que le fait qu’elles se ressemblent, ${NETWORK_MATCH_DAYS} jours. Les conclusions et vos réponses sont gardées ${retentionInWords("dealings")}.`,
        ),
      ],
    },
    {
      id: "vues",
      title: "Le nombre de vues des annonces",
      blocks: [
        text(
          "Une annonce compte ses vues : une par visiteur et par jour, sans cookie et sans garder votre adresse. Pour ne pas compter deux fois la même personne, le serveur calcule une empreinte illisible à partir du réseau, du nom du navigateur, de l’annonce et d’une valeur tirée au hasard chaque jour. L’empreinte et cette valeur sont effacées le lendemain : rien ne permet alors de savoir qui a vu quoi.",
        ),
      ],
    },
    {
      id: "cookies",
      title: "Cookies",
      blocks: [
        text(
          "Aucun tant que vous ne vous connectez pas. Ensuite, seulement le nécessaire : le cookie de votre session, gardé jusqu’à la fermeture du navigateur, ou trente jours si vous le demandez ; un signal qui dit aux pages publiques qu’une session est ouverte, sans rien dire de vous ; et la marque d’un appareil que vous avez déjà utilisé, gardée un an, pour qu’un inconnu ne puisse pas bloquer votre compte par des essais répétés. Aucun traceur, aucune mesure d’audience tierce, aucune police de caractères chargée chez un tiers ; seul le fond de carte vient d’ailleurs, sans cookie (voir ci-dessous). C’est pourquoi aucun bandeau ne vous demande votre accord (article 82 de la loi du 6 janvier 1978).",
        ),
        text(
          "Pour qu’un texte ne soit pas perdu si votre session prend fin pendant que vous l’écrivez, votre navigateur garde ce que vous tapez dans nos formulaires quand vous êtes connecté, vingt-quatre heures au plus. Rien n’en part avant que vous l’envoyiez, vous seul le retrouvez en vous reconnectant, et il s’efface quand vous l’envoyez ou vous déconnectez. Mots de passe, codes et fichiers ne sont jamais gardés.",
        ),
      ],
    },
    {
      id: "carte",
      title: "Le fond de carte",
      blocks: [
        text(
          "Quand une carte s’affiche, votre navigateur demande son fond (le Plan IGN) aux serveurs de l’Institut national de l’information géographique et forestière, data.geopf.fr. L’IGN reçoit alors ce qu’implique toute connexion : votre adresse IP, le type de votre navigateur, le nom de ce site et les portions de carte affichées, donc à peu près l’endroit que vous regardez. Il ne reçoit ni votre identité, ni l’annonce consultée, ni vos critères de recherche, et cette demande ne porte aucun cookie.",
        ),
        text(
          "Rien n’est demandé à l’IGN tant qu’aucune carte n’est à l’écran. Si ses serveurs ne répondent pas, la carte se dessine avec un fond simplifié que nous fournissons. La liste des résultats donne les mêmes annonces sans carte.",
        ),
      ],
    },
    {
      id: "donnees-publiques",
      title: "Les données publiques qui remplissent une annonce",
      blocks: [
        text(
          "Pour vous éviter de recopier ce que l’État sait déjà d’un bien, notre serveur interroge ses registres publics : la Base Adresse Nationale et le cadastre (IGN), les DPE (ADEME), Géorisques et les ventes passées (DVF, DGFiP). Ils reçoivent de notre serveur l’adresse, le point ou le numéro de DPE que vous saisissez, et rien de vous : ni votre identité, ni votre adresse IP. Chaque donnée reprise est montrée avec sa source et sa date, et vous pouvez la corriger.",
        ),
      ],
    },
    {
      id: "decisions",
      title: "Décisions automatisées",
      blocks: [
        text(
          "Aucune décision qui produit des effets juridiques n’est prise par une machine seule. Un parrainage qui ressemble à un doublon est mis de côté par un programme ; une personne de l’équipe tranche. La suspension d’un Looper dont une attestation a expiré est automatique parce que la loi l’exige ; une personne la revoit dès que le document est renouvelé.",
        ),
      ],
    },
    {
      id: "droits",
      title: "Vos droits",
      blocks: [
        text(
          "Vous pouvez accéder à vos données, les corriger, les effacer, les emporter, limiter leur usage ou vous y opposer, et décider de leur sort après votre décès.",
        ),
        list(
          "Exporter : depuis les paramètres du compte, un fichier lisible par une machine.",
          "Effacer : au même endroit ; les documents que la loi nous oblige à garder sont conservés sous forme anonymisée.",
          "Retirer un consentement : aussi simplement que vous l’avez donné, depuis les paramètres ou le lien en bas de chaque message.",
        ),
        text(
          "Nous répondons dans le mois. Une réponse ne vous convient pas ? Vous pouvez saisir l’autorité de contrôle.",
        ),
        link(
          "Commission nationale de l’informatique et des libertés : ",
          "cnil.fr",
          "https://www.cnil.fr/fr/plaintes",
        ),
      ],
    },
    {
      id: "securite",
      title: "Sécurité",
      blocks: [
        text(
          "Échanges chiffrés, mots de passe hachés par un algorithme lent, accès limités et journalisés, sauvegardes. En cas de violation présentant un risque pour vous, nous vous prévenons ainsi que la CNIL dans les délais prévus par le RGPD.",
        ),
      ],
    },
  ],
};
