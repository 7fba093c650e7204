import { useMutation } from "@tanstack/react-query";
import { fetchFileAsUser } from "#platform/data/fetch-as-user.ts";
import { downloadFile } from "#platform/document/download-file.ts";
import { Button } from "#ui/controls/button.tsx";

interface PdfButtonProps {
  /** As `/consent-form.pdf?lang=sw`. */
  address: string;
  children: string;
}

/** Saves a PDF that only users get: a link would send no access token. */
export function PdfButton({ address, children }: PdfButtonProps) {
  const saving = useMutation({
    mutationFn: () => fetchFileAsUser(address, "application/pdf"),
    onSuccess: downloadFile,
  });
  return (
    <Button icon="download" variant="line" size="row" busy={saving.isPending} onClick={() => saving.mutate()}>
      {children}
    </Button>
  );
}
