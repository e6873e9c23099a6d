/** A calendar as a response: of one person, so that nobody in between stores it. */
export function calendarResponse(text: string, fileName: string): Response {
  return new Response(text, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${fileName}"`,
      "cache-control": "private, no-store",
    },
  });
}
