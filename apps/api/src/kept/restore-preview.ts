import { listedInPreview, type RestorePreview } from "@visiga/contracts/restore";
import { printableText } from "@visiga/system/printable-text";
import type { AccessSnapshot, Account } from "./access-snapshot.ts";
import { compareAccess } from "./restored-access.ts";
import type { RememberedSite } from "./restored-site.ts";

type Compared = Pick<RestorePreview, "accounts" | "sameSite" | "accountsAgain" | "shownAgain" | "requestsAgain">;

/** What a restore would do to the present site; null for one that cannot be read. */
export function previewSite(
  restored: Pick<RememberedSite, "site" | "access">,
  present: Pick<RememberedSite, "site" | "access"> | null,
): Compared {
  const { access } = restored;
  const sameSite = present && restored.site === present.site;
  const again = sameSite ? compareAccess(present.access, access) : allOf(access);
  const accounts = [...access.accounts.values()].sort((one, other) => rank(one) - rank(other));
  return {
    accounts: listOf(accounts, ({ email, role, active }) => ({
      email: printableText(email),
      administrator: role === "ADMIN",
      active,
    })),
    sameSite,
    accountsAgain: listOf(again.accounts, (sentence: string) => sentence),
    shownAgain: listOf(again.files, ({ name, page }) => ({ name: printableText(name), page: printableText(page) })),
    requestsAgain: again.requests.length,
  };
}

const rank = ({ role }: Account): number => (role === "ADMIN" ? 0 : 1);

const listOf = <Each, Listed>(all: readonly Each[], listed: (each: Each) => Listed) => ({
  total: all.length,
  first: all.slice(0, listedInPreview).map(listed),
});

/** Everything, because there is nothing to compare with. */
const allOf = ({ shown, requests }: AccessSnapshot) => ({
  accounts: [],
  files: [...shown.values()],
  requests: [...requests.values()],
});
