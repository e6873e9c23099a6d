import { DirectoryPage, directoryMetadata } from "./_directory/DirectoryPage";
import type { DirectoryPageProps } from "./load";

export const generateMetadata = (props: DirectoryPageProps) => directoryMetadata(props);

/** /prestataires: everyone, by trade and place. */
export default function Page(props: DirectoryPageProps) {
  return <DirectoryPage {...props} />;
}
