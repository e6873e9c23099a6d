import { LoginScreen, type LoginScreenProps, loginMetadata } from "../login-screen";

export const generateMetadata = loginMetadata;

export default function Page({ searchParams }: Pick<LoginScreenProps, "searchParams">) {
  return <LoginScreen path="/connexion" searchParams={searchParams} />;
}
