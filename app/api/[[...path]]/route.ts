import { DomainError } from "@/lib/kernel/errors";
import { apiRoute } from "@/lib/server/api";

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
