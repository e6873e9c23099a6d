/** What the pages of a listing that is written say. */
export const EDITOR_PAGES = {
  title: "Mon annonce",
  start: {
    title: "Ajouter un bien",
    lead: "Une annonce complète se prépare en une vingtaine de minutes. Rien n’est publié avant votre accord, et tout s’enregistre au fur et à mesure\u00a0: vous pouvez vous arrêter et reprendre plus tard.",
    noAccount:
      "Vous pouvez commencer sans compte\u00a0: il ne sera demandé qu’au moment d’envoyer l’annonce.",
    needsTitle: "Ce qu’il vous faut sous la main",
    needs: [
      { title: "L’adresse et les surfaces", text: "Elles figurent sur votre acte d’achat." },
      {
        title: "Le DPE",
        text: "Son numéro et sa première page. Sans DPE en cours de validité, faites-le établir avant de publier.",
      },
      {
        title: "Les charges de copropriété",
        text: "Pour un appartement\u00a0: nombre de lots et charges annuelles, sur vos appels de fonds.",
      },
      { title: "Quelques photos", text: "Votre téléphone suffit, en plein jour." },
    ],
    costTitle: "Ce que cela coûte",
    cost: "Publier est gratuit. Un forfait est dû seulement quand la vente est signée chez le notaire, selon le prix du bien\u00a0:",
    upTo: (price: string) => `Jusqu’à ${price}`,
    above: (price: string) => `Au-delà de ${price}`,
    excess: (percent: string, price: string) => `plus ${percent} au-delà de ${price}`,
    list: "Le barème complet",
    begin: "Commencer",
    beginning: "Un instant…",
    mine: "Voir mes biens",
  },
  review: {
    missingTitle: "Il reste à compléter",
    missingLead: "Chaque lien ouvre l’étape au bon endroit.",
    complete: "Tout est complet",
    completeText: "Il ne manque rien à votre annonce pour être publiée.",
    preview: "Relire l’annonce telle qu’elle sera publiée",
    accountTitle: "Créez votre compte pour continuer",
    accountText:
      "Le mandat se signe à votre nom\u00a0: il faut un compte. Votre annonce vous suit, même si vous ouvrez l’e-mail de confirmation sur un autre appareil.",
    register: "Créer mon compte",
    login: "J’ai déjà un compte",
    pendingTitle: "Confirmez votre adresse e-mail",
    pendingText:
      "Ouvrez le lien que nous vous avons envoyé. Votre annonce vous attend ici telle que vous l’avez laissée.",
    pendingLink: "Je n’ai pas reçu l’e-mail",
    roleTitle: "Devenez vendeur sur Loopimmo",
    roleText:
      "Votre compte n’a pas encore l’espace vendeur. Il est gratuit et s’ajoute à vos autres espaces.",
    role: "Activer mon espace vendeur",
    mandateTitle: "Signer le mandat",
    mandateText:
      "Le mandat nous autorise à publier votre bien au prix que vous avez fixé. Il se lit et se signe en ligne.",
    mandatePrice: (price: string) => `Prix affiché\u00a0: ${price}`,
    mandate: "Signer le mandat",
    signAgainTitle: "Signer un nouveau mandat",
    signAgainText:
      "Un mandat vaut pour le bien et le vendeur qu’il désigne. Le nouveau remplace l’ancien dès sa signature ; vous pouvez aussi revenir à ce qui est signé.",
    signAgain: "Signer le nouveau mandat",
    amendTitle: "Signer le nouveau prix",
    priceChanged: (signed: string) =>
      `Votre mandat est signé à ${signed}\u00a0: signez le nouveau prix et envoyez-le, ou revenez au prix signé.`,
    amend: "Signer le nouveau prix",
    submitTitle: "Envoyer pour validation",
    submitText:
      "Un membre de notre équipe relit l’annonce sous 24\u00a0heures. Vous recevez un message dès qu’elle est publiée, ou si quelque chose est à corriger.",
    submit: "Envoyer pour validation",
    sending: "Envoi…",
    inReviewTitle: "Votre annonce est en cours de validation",
    inReviewText: (by: string) =>
      `Nous vous répondons au plus tard le ${by}. Pour changer quelque chose, reprenez-la\u00a0: vous la renverrez ensuite.`,
    inReviewLate: (by: string) =>
      `Notre réponse était attendue le ${by}\u00a0: elle a du retard. Vous recevrez un message dès notre décision. Pour changer quelque chose, reprenez-la\u00a0: vous la renverrez ensuite.`,
    takeBack: "Reprendre",
    questionsTitle: "Quelques valeurs à vérifier",
    questionsLead:
      "Elles semblent se contredire. Corrigez celle qui est fausse, ou confirmez-les\u00a0: notre équipe lira votre réponse. Cela n’empêche pas d’envoyer l’annonce.",
    questionsFix: "Corriger",
    answerLabel: "Votre explication",
    answerHint:
      "Par exemple, ce que dit le diagnostic ou l’acte. Laissez vide pour confirmer simplement.",
    answerSubmit: "Je confirme ces valeurs",
    answered: (text: string) =>
      text === "" ? "Vous confirmez ces valeurs." : `Votre réponse\u00a0: ${text}`,
    answerChange: "Changer ma réponse",
    approvedTitle: "Votre annonce est en ligne",
    approvedText: "Elle a été validée et publiée.",
    open: "Voir l’annonce",
    mine: "Mes biens",
    returnedTitle: "Quelques points à corriger",
    returnedText: "Notre équipe vous demande de revoir\u00a0:",
  },
  change: {
    title: "Vos modifications",
    lead: "Elles paraîtront une fois validées. D’ici là, l’annonce reste telle qu’elle est.",
    empty: "vide",
    noneTitle: "Que voulez-vous modifier\u00a0?",
    none: "Rien n’est changé pour l’instant. L’annonce reste telle qu’elle est jusqu’à la validation de vos modifications.",
  },
  preview: {
    bar: "Aperçu",
    text: "Voici ce que verront les acheteurs. Rien n’est encore publié.",
    back: "Revenir à l’annonce",
    backToReview: "Revenir au contrôle",
    change:
      "Voici ce que verront les acheteurs. L’annonce en ligne reste inchangée jusqu’à la validation.",
    seller: {
      noPhotos: "Vos photos apparaîtront ici.",
      noSlots: "Aucun créneau pour le moment\u00a0: ajoutez vos disponibilités.",
      contact: "Les acheteurs vous écrivent, réservent une visite et font leur offre d’ici.",
    },
    /** What the team reads in the same places. */
    team: {
      noPhotos: "Le vendeur n’a ajouté aucune photo.",
      noSlots: "Le vendeur n’a indiqué aucune disponibilité.",
      contact: "Les acheteurs écrivent, réservent une visite et font leur offre d’ici.",
    },
  },
} as const;
