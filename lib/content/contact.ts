/** What a message about a listing begins with, until it is written otherwise. */
export const FIRST_QUESTION = "Bonjour, ce bien est-il toujours disponible ?";
