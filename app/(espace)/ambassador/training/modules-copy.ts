import { BRAND } from "../../../../lib/content/brand.ts";
import { formatPercent, formatPrice } from "../../../../lib/kernel/format.ts";
import { MODULE_TITLES } from "../../../../lib/looper/training/copy.ts";
import { LOOPER_PAY } from "../../../../lib/pricing/rules.ts";

/** One part of the training: what it is about, what to know, and what to do with it. */
interface TrainingModule {
  /** Its anchor. */
  id: string;
  title: string;
  minutes: number;
  intro: string;
  points: readonly string[];
  /** A situation, and how to act in it. */
  example: { situation: string; answer: string };
}

const VISIT_PAY = formatPrice(LOOPER_PAY.perVisitCents);
const SIGNATURE_SHARE = formatPercent(LOOPER_PAY.signatureRateBps / 100);

/** The six modules: about two hours of reading and exercises. */
export const TRAINING_MODULES: readonly TrainingModule[] = [
  {
    id: "role",
    title: MODULE_TITLES.role,
    minutes: 20,
    intro:
      "Un Looper est un agent commercial indépendant, habilité par le titulaire d’une carte professionnelle. La loi Hoguet du 2 janvier 1970 dit ce qu’il peut faire, et ce qui lui est interdit.",
    points: [
      "Avant la première visite, vous êtes inscrit au registre spécial des agents commerciaux (RSAC), tenu par le greffe du tribunal de commerce. Votre numéro est un SIREN de neuf chiffres.",
      `Vous détenez une attestation d’habilitation : ${BRAND.name}, titulaire de la carte « Transactions » (carte T), y engage sa responsabilité pour vous. Elle a une date de fin ; présentez-la à qui vous la demande.`,
      "Vous êtes couvert par une assurance de responsabilité civile professionnelle. Sans elle, ou une fois sa date passée, aucune visite n’est permise, même déjà promise.",
      "Vous ne recevez jamais d’argent : ni chèque, ni espèces, ni virement, ni « réservation ». Le prix passe par le notaire, nos honoraires par une facture, une fois la vente conclue.",
      "Vous ne rédigez aucun acte et ne donnez aucune consultation juridique. Le compromis est l’affaire du notaire ; les questions de droit reviennent à l’équipe.",
      "Dès qu’une pièce manque ou expire, votre activité est suspendue automatiquement. Elle reprend une fois la pièce renouvelée et vérifiée.",
    ],
    example: {
      situation:
        "Un visiteur enthousiaste vous tend un chèque de 2 000 € pour que vous « bloquiez » l’appartement.",
      answer:
        "Refusez, avec le sourire : vous n’avez pas le droit de le recevoir, et un chèque ne bloque rien. Invitez-le à déposer une offre en ligne : elle est datée, et le vendeur la voit aussitôt.",
    },
  },
  {
    id: "quartier",
    title: MODULE_TITLES.quartier,
    minutes: 20,
    intro:
      "C’est ce qui vous distingue : vous savez où se gare un camion de déménagement et à quelle heure passe le premier bus. Dites ce que vous savez, et d’où vous le savez.",
    points: [
      "Préparez une fiche par rue : transports et temps de trajet réels, écoles, commerces, marchés, stationnement, bruit aux différentes heures.",
      "Vérifiez avant d’affirmer : le site Géorisques pour les risques, le plan local d’urbanisme en mairie pour les projets, le service DVF de l’administration pour les prix des ventes passées.",
      "Distinguez le fait (« le tram est à 350 mètres ») de l’impression (« c’est calme le soir »), et annoncez une impression comme telle.",
      "N’omettez pas ce qui gêne. Un chantier prévu ou un bar en bas de l’immeuble se dit avant l’offre : le cacher peut faire annuler la vente.",
      "Décrivez des lieux, jamais leurs habitants. L’origine, la religion, l’âge ou la composition des familles d’un quartier ne se commentent pas.",
    ],
    example: {
      situation: "« Et les voisins, ils sont comment ? C’est quel genre de population ? »",
      answer:
        "Revenez aux faits qui concernent le bien : nombre de lots, bruit à telle heure, règlement de copropriété, horaires des commerces. Vous ne décrivez pas les personnes.",
    },
  },
  {
    id: "visite",
    title: MODULE_TITLES.visite,
    minutes: 25,
    intro:
      "Une bonne visite est préparée, sûre et sincère. Elle dure une demi-heure et se termine par une suite claire.",
    points: [
      "La veille, confirmez l’horaire aux deux parties et relisez l’annonce : surface, charges, diagnostic énergétique, date du dernier ravalement.",
      "À la porte, vérifiez que le nom sur la pièce d’identité est celui de la réservation. Regardez la pièce, ne la photographiez pas et n’en notez pas le numéro.",
      "Votre sécurité passe avant tout : prévenez un proche ou l’équipe de l’heure et du lieu, gardez votre téléphone sur vous, restez entre le visiteur et la sortie. Au moindre malaise, mettez fin à la visite.",
      "Protégez le logement : clés jamais prêtées, ni laissées, ni étiquetées à l’adresse ; objets de valeur et courrier rangés par le vendeur ; fenêtres et portes vérifiées en partant.",
      "Dites ce que dit l’annonce, ce que disent les diagnostics et ce que vous avez vu. À une question sans réponse : « je ne sais pas, je vous fais répondre par écrit ».",
      "Ne négociez jamais : ni « il descendra bien à 300 000 € », ni « il y a déjà une offre plus haute ». Le prix se discute par les offres en ligne, entre le vendeur et l’acheteur.",
      "Ne rédigez rien et ne faites rien signer, pas même une promesse sur une feuille libre.",
    ],
    example: {
      situation: "« Entre nous, jusqu’où le vendeur est-il prêt à baisser ? »",
      answer:
        "« Je ne négocie pas et je ne parle pas pour lui. Si le bien vous plaît, déposez l’offre qui vous paraît juste : il vous répondra. » Même si vous connaissez son intention, elle reste confidentielle.",
    },
  },
  {
    id: "criteres",
    title: MODULE_TITLES.criteres,
    minutes: 20,
    intro:
      "Refuser une visite, la décourager ou y mettre une condition en raison de ce qu’est la personne est un délit, même quand c’est le vendeur qui le demande.",
    points: [
      "L’article 225-1 du code pénal énumère les critères interdits : origine, nom, apparence, sexe, situation de famille, grossesse, santé, handicap, orientation sexuelle, âge, opinions, religion, lieu de résidence, vulnérabilité économique et d’autres encore.",
      "La peine va jusqu’à trois ans d’emprisonnement et 45 000 € d’amende (article 225-2). Obéir à une consigne n’est pas une excuse.",
      "Les seuls critères admis sont objectifs et les mêmes pour tous : créneau disponible, financement annoncé, calendrier de l’achat.",
      "Posez à chacun les mêmes questions, dans le même ordre : projet, secteur, budget, financement, délai. Ni profession des parents, ni projets d’enfants, ni nationalité.",
      "Une personne handicapée choisit elle-même si un logement lui convient : décrivez les marches, les largeurs de porte et l’ascenseur, puis proposez la visite.",
      "Si un vendeur vous donne une consigne discriminatoire, refusez-la et signalez-la à l’équipe le jour même. Vous ne serez jamais pénalisé pour l’avoir fait.",
    ],
    example: {
      situation:
        "Le vendeur vous écrit : « pas de famille avec enfants, les voisins se plaindraient ».",
      answer:
        "C’est un critère interdit (situation de famille). Répondez que toutes les demandes de visite sont traitées de la même façon, et prévenez l’équipe.",
    },
  },
  {
    id: "donnees",
    title: MODULE_TITLES.donnees,
    minutes: 15,
    intro:
      "Noms, numéros, projets, budget : ce que l’on vous confie ne sert qu’à la visite ou à la vente. C’est le règlement général sur la protection des données (RGPD), et c’est aussi la confiance de vos voisins.",
    points: [
      "Ne collectez que l’utile. Pas de copie de pièce d’identité, pas de bulletin de paie dans votre messagerie : les documents vont au notaire ou à la banque.",
      "Gardez les échanges dans votre espace. Pas de tableau personnel, pas de groupe de discussion, pas de carnet d’adresses qui survivrait à votre mission.",
      "Démarchage téléphonique : depuis le 11 août 2026, appeler une personne qui n’y a pas consenti d’avance est interdit. N’appelez que qui vous a demandé de le rappeler.",
      "Un prospect resté sans suite est effacé au plus tard trois ans après le dernier échange. Chacun peut demander plus tôt à voir, corriger ou effacer ses données : transmettez la demande à l’équipe sans attendre.",
      "Téléphone perdu, message envoyé au mauvais destinataire : dites-le tout de suite. L’équipe a 72 heures pour en informer la CNIL si la fuite présente un risque.",
      "Ne notez jamais une opinion sur une personne. Écrivez comme si elle devait vous lire : elle en a le droit.",
    ],
    example: {
      situation:
        "Une voisine vous donne le numéro de son cousin « qui vend peut-être », sans lui en avoir parlé.",
      answer:
        "Ne l’appelez pas. Proposez à la voisine de transmettre votre lien ou vos coordonnées : si le cousin le souhaite, c’est lui qui vous contactera.",
    },
  },
  {
    id: "suivi",
    title: MODULE_TITLES.suivi,
    minutes: 20,
    intro:
      "Un prospect bien suivi vaut mieux que dix oubliés. Votre page « Prospects » donne à chacun une étape, qui avance avec ce qui se passe : un message, une visite, un mandat, une vente.",
    points: [
      "À accepter : vous avez quatre heures ouvrées, de 9 h à 20 h, à l’heure du bien. Sans réponse, le prospect est proposé à quelqu’un d’autre.",
      "Contacté : vous vous êtes parlé. Notez avec la personne le projet, le secteur, le délai et le prochain rendez-vous.",
      "Visite faite, ou rendez-vous pris : le projet est réel et daté. Pour un vendeur, présentez le forfait et l’estimation ; pour un acheteur, le financement et les visites.",
      "Gagné ou clos : seul l’acte signé gagne un prospect. S’il n’aboutit pas, dites pourquoi ; s’il revient, il redevient un prospect.",
      "Ne promettez que ce qui est écrit : nos honoraires sont fixes, dus à la conclusion de la vente, et rien n’est demandé à l’acheteur.",
      `Votre rémunération suit une seule règle : ${VISIT_PAY} par visite organisée et ${SIGNATURE_SHARE} des honoraires à la signature. Chaque ligne de vos commissions dit la version de la règle appliquée.`,
    ],
    example: {
      situation:
        "Un prospect rencontré ne répond plus depuis dix jours, après trois messages de votre part.",
      answer:
        "Envoyez un dernier message qui laisse la porte ouverte, puis fermez le prospect avec la raison « Ne répond pas ». S’il revient, il redevient un prospect. Insister davantage serait contraire à ce que l’on attend de vous.",
    },
  },
];
