// Script of the page in place of one that failed, and of all others in development. A reload renders the page again.
import.meta.hot?.on("page-changed", () => location.reload());
