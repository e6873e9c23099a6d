/** A person's own profile, as its form shows it. */
export interface ProfileView {
  firstName: string;
  lastName: string;
  /** Read only: it is what the person signs in with, and was confirmed. */
  email: string;
  phone: string;
  address: string | null;
  city: string | null;
  postalCode: string | null;
  referralCode: string;
  /** How many people opened an account with the code; never who. */
  referred: number;
}
