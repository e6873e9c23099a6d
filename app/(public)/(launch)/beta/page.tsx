import { NOT_OPEN } from "@/lib/content/fr/prelaunch";
import { NotOpen } from "../../not-open";

export default function Page() {
  return <NotOpen copy={NOT_OPEN.beta} />;
}
