import type { IntentView } from "../../../lib/intents/views.ts";
import { formatDateTime } from "../../../lib/kernel/format-date.ts";

interface Sentences {
  signIn: string;
  register: string;
  confirm: string;
}

type Kinds = {
  readonly [Kind in IntentView["kind"]]: (view: Extract<IntentView, { kind: Kind }>) => Sentences;
};

/** What the pages on the way to an account say of what was being done. */
const INTENTS: Kinds = {
  favorite: ({ title }) => ({
    signIn: `Pour garder « ${title} » dans vos favoris, connectez-vous ou créez un compte. Vous reviendrez ensuite là où vous étiez.`,
    register: `Pour garder « ${title} » dans vos favoris, créez votre compte. Vous reviendrez ensuite là où vous étiez.`,
    confirm: `« ${title} » rejoindra vos favoris dès que votre adresse sera confirmée.`,
  }),
  visit: ({ title, startsAt, clock, type }) => {
    const slot = `${formatDateTime(startsAt, clock)}${type === "virtual" ? ", en visio," : ""} la visite de «\u00a0${title}\u00a0»`;
    return {
      signIn: `Pour réserver ${slot}, connectez-vous ou créez votre compte. Il ne vous restera qu’à confirmer.`,
      register: `Pour réserver ${slot}, créez votre compte. Il ne vous restera qu’à confirmer.`,
      confirm: `Une fois votre adresse confirmée, vous pourrez réserver ${slot}.`,
    };
  },
  call: ({ title }) => ({
    signIn: `Pour appeler le Looper qui fait visiter «\u00a0${title}\u00a0», connectez-vous ou créez un compte. Son numéro s’affichera ensuite sur l’annonce.`,
    register: `Pour appeler le Looper qui fait visiter «\u00a0${title}\u00a0», créez votre compte. Son numéro s’affichera ensuite sur l’annonce.`,
    confirm: `Le numéro du Looper qui fait visiter «\u00a0${title}\u00a0» s’affichera sur l’annonce dès que votre adresse sera confirmée.`,
  }),
  offer: ({ title }) => ({
    signIn: `Pour faire une offre pour « ${title} », connectez-vous ou créez un compte. Le formulaire de l’offre s’ouvrira ensuite.`,
    register: `Pour faire une offre pour « ${title} », créez votre compte. Le formulaire de l’offre s’ouvrira ensuite.`,
    confirm: `Le formulaire de votre offre pour « ${title} » s’ouvrira dès que votre adresse sera confirmée.`,
  }),
  message: ({ title }) => ({
    signIn: `Pour envoyer votre message au sujet de « ${title} », connectez-vous ou créez un compte. Vous le retrouverez ensuite, prêt à partir.`,
    register: `Pour envoyer votre message au sujet de « ${title} », créez votre compte. Vous le retrouverez ensuite, prêt à partir.`,
    confirm: `Votre message au sujet de « ${title} » vous attend : vous pourrez l’envoyer dès que votre adresse sera confirmée.`,
  }),
  draft: () => ({
    signIn:
      "Pour envoyer votre annonce, connectez-vous ou créez un compte. Vous la retrouverez ensuite telle que vous l’avez laissée.",
    register:
      "Pour envoyer votre annonce, créez votre compte. Vous la retrouverez ensuite telle que vous l’avez laissée.",
    confirm:
      "Votre annonce vous attend\u00a0: elle s’ouvrira dès que votre adresse sera confirmée.",
  }),
  estimate: () => ({
    signIn:
      "Pour conserver votre estimation, connectez-vous ou créez un compte. Vous la retrouverez ensuite.",
    register: "Pour conserver votre estimation, créez votre compte. Vous la retrouverez ensuite.",
    confirm: "Votre estimation rejoindra votre compte dès que votre adresse sera confirmée.",
  }),
  "saved-search": ({ title }) => ({
    signIn: `Pour enregistrer la recherche « ${title} » et recevoir ses alertes, connectez-vous ou créez un compte. Vous reviendrez ensuite à vos résultats.`,
    register: `Pour enregistrer la recherche « ${title} » et recevoir ses alertes, créez votre compte. Vous reviendrez ensuite à vos résultats.`,
    confirm: `La recherche « ${title} » sera enregistrée dès que votre adresse sera confirmée.`,
  }),
};

/** The sentences of one intent. */
export const intentSentences = <Kind extends IntentView["kind"]>(
  view: Extract<IntentView, { kind: Kind }>,
) => INTENTS[view.kind as Kind](view);
