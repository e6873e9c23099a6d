import { DirectoryPage, directoryMetadata } from "../_directory/DirectoryPage";
import type { DirectoryPageProps } from "../load";

export const generateMetadata = (props: DirectoryPageProps) => directoryMetadata(props);

/** /prestataires/{metier}: a trade. */
export default function Page(props: DirectoryPageProps) {
  return <DirectoryPage {...props} />;
}
