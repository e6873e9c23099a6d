import { OwnForms } from "@/app/OwnForms";
import { routes } from "@/lib/routes/public";
import { pageMetadata } from "../../page-metadata";
import { estimateAction } from "./actions";
import { ESTIMATE_FORM } from "./copy";
import { EstimateScreen } from "./EstimateScreen";

export const metadata = pageMetadata({
  title: ESTIMATE_FORM.title,
  description: ESTIMATE_FORM.metaDescription,
  path: routes.estimate,
});

/** The form of an estimate, for anybody. */
export default function Page() {
  return (
    <OwnForms>
      <EstimateScreen action={estimateAction} />
    </OwnForms>
  );
}
