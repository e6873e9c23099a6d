import { NotOpenYet } from "@/components/prelaunch/NotOpenYet";
import { NOT_OPEN } from "@/lib/content/fr/prelaunch";
import { Head } from "../../head";

export default function Page() {
  const { title, ...copy } = NOT_OPEN.estimate;
  return (
    <>
      <Head title={title} />
      <NotOpenYet {...copy} />
    </>
  );
}
