/** What a page says in schema.org's words, for search engines: data that no browser runs. */
export function StructuredData({ data }: { data: object }) {
  // A record's words may hold `</script>`, which would end the element.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return <script type="application/ld+json">{json}</script>;
}
