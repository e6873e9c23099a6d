import { apiRoute } from "@/lib/auth/api-route";
import { DomainError } from "@/lib/kernel/errors";

const unknownAddress = apiRoute(() => {
  throw new DomainError("request.not-found");
});

export {
  unknownAddress as DELETE,
  unknownAddress as GET,
  unknownAddress as PATCH,
  unknownAddress as POST,
  unknownAddress as PUT,
};
