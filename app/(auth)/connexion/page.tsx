import { LoginScreen, type LoginScreenProps } from "../login-screen";

export default function Page({ searchParams }: Pick<LoginScreenProps, "searchParams">) {
  return <LoginScreen path="/connexion" searchParams={searchParams} />;
}
