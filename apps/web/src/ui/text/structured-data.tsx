/** schema.org data of a page as JSON-LD, for search engines. */
export function StructuredData({ data }: { data: object }) {
  // Texts of entries may contain `</script>`, which would end the element.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return <script type="application/ld+json">{json}</script>;
}
