import { useMutation } from "@tanstack/react-query";
import { useFailureToast } from "#dashboard/shared/toasts/toasts.tsx";
import { UnexpectedResponse } from "#platform/answers/unexpected-response.ts";
import { failedResponse } from "#platform/data/failure.ts";
import { fetchAsUser } from "#platform/data/fetch-as-user.ts";
import { Button } from "#ui/controls/button.tsx";

interface PdfButtonProps {
  /** As `/consent-form.pdf?lang=sw`; the file is saved under its name. */
  address: string;
  children: string;
}

/** Saves a PDF that only users get: a link would send no access token. */
export function PdfButton({ address, children }: PdfButtonProps) {
  const saving = useMutation({
    mutationFn: () => readPdf(address),
    onError: useFailureToast(),
    onSuccess: (file) => save(file, address.slice(1).split("?")[0] ?? ""),
  });
  return (
    <Button icon="download" variant="line" size="row" busy={saving.isPending} onClick={() => saving.mutate()}>
      {children}
    </Button>
  );
}

async function readPdf(address: string): Promise<Blob> {
  const answer = await fetchAsUser(address);
  if (!answer.ok) throw failedResponse(answer.status, await answer.json().catch(() => null), null);
  if (answer.headers.get("content-type") !== "application/pdf") throw new UnexpectedResponse(answer.status);
  return answer.blob();
}

function save(file: Blob, name: string): void {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: name });
  link.click();
  // Safari begins the download later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
