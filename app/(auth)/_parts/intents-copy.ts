import type { IntentView } from "../../../lib/intents/views.ts";

type Kinds = {
  readonly [Kind in IntentView["kind"]]: (view: Extract<IntentView, { kind: Kind }>) => {
    signIn: string;
    register: string;
    confirm: string;
  };
};

/** What the pages on the way to an account say of what was being done. */
export const INTENTS: Kinds = {
  favorite: ({ title }) => ({
    signIn: `Pour garder « ${title} » dans vos favoris, connectez-vous ou créez un compte. Vous reviendrez ensuite là où vous étiez.`,
    register: `Pour garder « ${title} » dans vos favoris, créez votre compte. Vous reviendrez ensuite là où vous étiez.`,
    confirm: `« ${title} » rejoindra vos favoris dès que votre adresse sera confirmée.`,
  }),
};
