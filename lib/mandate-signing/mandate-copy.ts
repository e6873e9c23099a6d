import { BRAND } from "../content/brand.ts";
import type { DocumentSection, DocumentText } from "../kernel/document-text.ts";
import { formatExactPrice, formatPrice } from "../kernel/format.ts";
import { formatCivilDate, formatDate } from "../kernel/format-date.ts";
import { namedClock, zoneOf } from "../kernel/place.ts";
import { MANDATE_WITHDRAWAL_DAYS } from "../mandates/rules.ts";
import { type MandateDocument, partiesOfDocument, type SignatureBlock } from "./document.ts";
import {
  diffusionTexts,
  footerOf,
  homeLines,
  homeTown,
  MARKS,
  priceLines,
  publisherLines,
  publisherName,
  sellersSections,
  signatureSection,
} from "./document-copy.ts";
import { MANDATE_MONTHS, mandateTermOf } from "./rules.ts";

const LAW =
  "Loi n° 70-9 du 2 janvier 1970 et décret n° 72-678 du 20 juillet 1972 · contrat conclu à distance (code de la consommation, articles L. 221-1 et suivants)";

function remuneration({ price }: MandateDocument): DocumentSection {
  return {
    title: "Article 3. Prix et rémunération",
    lines: priceLines(price),
    text: [
      `Les honoraires sont à la charge du mandant. Leur montant est fixe : ${formatExactPrice(price.feeCents)} toutes taxes comprises, quel que soit le prix auquel la vente se conclut. L’acquéreur ne doit rien au mandataire.`,
      "Ils ne sont dus que si une vente est effectivement conclue, par un acte signé des deux parties, avec un acquéreur présenté par le mandataire. Avant cela, le mandataire ne peut ni demander ni recevoir aucune somme (article 6 de la loi du 2 janvier 1970).",
      "Tout changement du prix du mandat fait l’objet d’un avenant signé, qui fixe aussi le forfait et les honoraires correspondants.",
    ],
  };
}

function term({ home }: MandateDocument, signature: SignatureBlock | null): DocumentSection {
  const end =
    signature === null
      ? ""
      : ` Il prend donc fin au plus tard le ${formatCivilDate(mandateTermOf(signature.signedAt, zoneOf(home.communeCode)))}.`;
  return {
    title: "Article 4. Durée",
    text: [
      `Le mandat est donné pour ${MANDATE_MONTHS.term} mois à compter de sa signature et cesse ensuite de plein droit, sans reconduction.${end}`,
      `Passé un délai de ${MANDATE_MONTHS.firm} mois à compter de sa signature, chaque partie peut y mettre fin à tout moment, quinze jours à l’avance, par lettre recommandée avec demande d’avis de réception. Il prend fin dans tous les cas avec la vente du bien.`,
    ],
  };
}

function withdrawal(document: MandateDocument, signature: SignatureBlock | null): DocumentSection {
  const isJoint = partiesOfDocument(document).length > 1;
  const until =
    signature?.withdrawalEndsOn == null
      ? ""
      : ` Dernier jour pour vous rétracter : le ${formatCivilDate(signature.withdrawalEndsOn)}.`;
  return {
    title: "Article 7. Droit de rétractation",
    text: [
      `Vous disposez de ${MANDATE_WITHDRAWAL_DAYS} jours pour vous rétracter de ce mandat, sans donner de motif et sans frais. Le délai court du lendemain de la signature ; s’il expire un samedi, un dimanche ou un jour férié, il est prolongé jusqu’au premier jour ouvrable suivant (articles L. 221-18 et L. 221-19 du code de la consommation).${until}`,
      "Il suffit de l’indiquer depuis votre espace, à la page de ce mandat, ou d’envoyer au mandataire le formulaire joint ou toute autre déclaration dénuée d’ambiguïté, avant la fin du délai.",
      ...(isJoint
        ? [
            "Chaque signataire dispose de ce délai et peut se rétracter seul ; celui qui n’a pas de compte le fait à la page où il a signé, par le même lien. Le mandat prend alors fin pour tous.",
          ]
        : []),
    ],
  };
}

function begin({ home }: MandateDocument, signature: SignatureBlock | null): DocumentSection {
  const text =
    signature === null
      ? "L’annonce n’est pas publiée avant la fin du délai de rétractation, sauf si le mandant le demande expressément en signant."
      : signature.expressRequest
        ? `Le ${formatDate(signature.signedAt, zoneOf(home.communeCode))}, le mandant a demandé expressément que l’exécution du mandat commence, et que l’annonce soit publiée, avant la fin du délai de rétractation (article L. 221-25 du code de la consommation). Il conserve son droit de rétractation pendant tout ce délai ; s’il l’exerce, l’annonce est retirée et rien ne lui est facturé, les honoraires n’étant dus qu’à la conclusion de la vente.`
        : "Le mandant n’a pas demandé que l’exécution du mandat commence avant la fin du délai de rétractation : l’annonce n’est pas publiée avant.";
  return { title: "Article 8. Début d’exécution", text };
}

const BLANK = "________________________________________";

function form(document: MandateDocument, signature: SignatureBlock | null): DocumentSection {
  const { publisher, home } = document;
  const parties = partiesOfDocument(document);
  // Each of several fills in a form of their own.
  const only = parties.length === 1 ? parties[0] : undefined;
  const contact = [publisherName(publisher), publisher.address, publisher.email]
    .filter((part) => part !== null)
    .join(", ");
  return {
    title: "Annexe. Formulaire de rétractation",
    startsPage: true,
    text: [
      "À compléter et à renvoyer uniquement si vous souhaitez vous rétracter du mandat.",
      `À l’attention de ${contact} :`,
      signature === null
        ? "Je vous notifie par la présente ma rétractation du mandat de vente portant sur le bien désigné ci-dessous."
        : `Je vous notifie par la présente ma rétractation du mandat de vente n° ${signature.number}, portant sur le bien désigné ci-dessous.`,
      `Bien : ${document.home.title}, ${homeTown(document.home)}`,
      signature === null
        ? "Mandat signé le : ____________________"
        : `Mandat signé le : ${formatDate(signature.signedAt, zoneOf(home.communeCode))}`,
      `Nom du mandant : ${only?.name ?? BLANK}`,
      `Adresse du mandant : ${only?.address ?? BLANK}`,
      "Date : ____________________",
      "Signature (uniquement si ce formulaire est envoyé sur papier) :",
    ],
  };
}

/** What a mandate says: a draft of it before the signature. */
export function mandateText(
  document: MandateDocument,
  signature: SignatureBlock | null,
): DocumentText {
  const { publisher, home, price, trial } = document;
  const mediator = publisher.consumerMediator;
  return {
    title: "Mandat de vente sans exclusivité",
    subtitle:
      signature === null
        ? LAW
        : `Mandat n° ${signature.number} du registre, signé le ${formatDate(signature.signedAt, zoneOf(home.communeCode))} · ${LAW}`,
    mark: trial ? MARKS.trial : signature === null ? MARKS.draft : null,
    headline: { amount: formatPrice(price.priceCents), home: home.title, town: homeTown(home) },
    sections: [
      ...sellersSections(partiesOfDocument(document), document.sellerDecides ?? false),
      { title: "Le mandataire", lines: publisherLines(publisher) },
      {
        title: "Article 1. Objet",
        text: [
          "Le mandant, qui déclare être propriétaire du bien désigné ci-dessous ou avoir pouvoir de le vendre, donne mandat au mandataire de rechercher un acquéreur, au prix et aux conditions qui suivent.",
          "Le mandat est un mandat d’entremise : le mandataire ne signe pas la vente au nom du mandant. Il est donné sans exclusivité : le mandant reste libre de vendre par lui-même ou par un autre intermédiaire, et ne doit alors rien au mandataire.",
        ],
      },
      { title: "Article 2. Le bien", lines: homeLines(home) },
      remuneration(document),
      term(document, signature),
      {
        title: "Article 5. Ce que fait le mandataire",
        text: "Le mandataire vérifie l’annonce et la publie sur son site avec les mentions que la loi exige ; il organise les visites, transmet au mandant toutes les offres reçues et lui rend compte de ses démarches, dans son espace et par e-mail ; il suit la vente jusqu’à l’acte. Il agit en toute transparence, sans discrimination, et inscrit ce mandat à son registre. Il ne reçoit ni ne détient de fonds pour le compte d’autrui.",
      },
      ...(document.diffusion === undefined
        ? []
        : [
            {
              title: "Article 5 bis. Diffusion sur d’autres sites",
              text: diffusionTexts(document.diffusion.portals),
            },
          ]),
      {
        title: "Article 6. Ce que fait le mandant",
        text: "Le mandant fournit des informations exactes et les diagnostics exigés, laisse visiter le bien sur rendez-vous, et prévient sans délai le mandataire si le bien est vendu ou n’est plus à vendre. Il ne traite pas sans le mandataire avec un acquéreur que celui-ci lui a présenté.",
      },
      withdrawal(document, signature),
      begin(document, signature),
      {
        title: "Article 9. Réclamations et données",
        text: [
          mediator === null
            ? "Toute réclamation peut être adressée au mandataire, à l’adresse indiquée ci-dessus."
            : `Toute réclamation peut être adressée au mandataire, puis, sans accord sous deux mois, au médiateur de la consommation : ${mediator}.`,
          `Les données du mandant servent à l’exécution du mandat et aux obligations légales du mandataire ; le mandat est conservé dix ans. Les droits d’accès et de rectification s’exercent depuis l’espace ${BRAND.name}.`,
        ],
      },
      ...(signature === null
        ? []
        : [signatureSection(signature, BRAND.name, namedClock(home.communeCode))]),
      form(document, signature),
    ],
    footer: footerOf(
      publisher,
      signature === null ? "Projet de mandat de vente" : `Mandat de vente n° ${signature.number}`,
    ),
  };
}
