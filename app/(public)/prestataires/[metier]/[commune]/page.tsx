import { DirectoryPage, directoryMetadata } from "../../_directory/DirectoryPage";
import type { DirectoryPageProps } from "../../load";

export const generateMetadata = (props: DirectoryPageProps) => directoryMetadata(props);

/** /prestataires/{metier}/{commune}: a trade around a commune. */
export default function Page(props: DirectoryPageProps) {
  return <DirectoryPage {...props} />;
}
