import { NotOpenYet } from "@/components/prelaunch/NotOpenYet";
import { NOT_OPEN } from "@/lib/content/fr/prelaunch";
import { Head } from "../../head";

export default function Page() {
  return (
    <>
      <Head title={NOT_OPEN.looper.title} />
      <NotOpenYet {...NOT_OPEN.looper} />
    </>
  );
}
