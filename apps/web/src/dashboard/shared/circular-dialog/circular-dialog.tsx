import { useQuery } from "@tanstack/react-query";
import { circularPath, circularPicture } from "@visiga/contracts/circulars";
import { fill } from "@visiga/i18n/format";
import { type ReactNode, useState } from "react";
import { CircularContext, type NamedCircular } from "#dashboard/shared/circulars/use-circular.ts";
import { Dialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { LanguageTabs } from "#dashboard/shared/forms/language-tabs.tsx";
import { LoadingStar } from "#dashboard/shared/waiting/waiting.tsx";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { fetchFileAsUser } from "#platform/data/fetch-as-user.ts";
import { downloadFile } from "#platform/document/download-file.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Button, ButtonLink } from "#ui/controls/button.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import styles from "./circular-dialog.module.css";

export function Circulars({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<NamedCircular | null>(null);
  return (
    <CircularContext value={setOpen}>
      {children}
      {open && <CircularDialog circular={open} onClose={() => setOpen(null)} />}
    </CircularContext>
  );
}

function CircularDialog({ circular, onClose }: { circular: NamedCircular; onClose: () => void }) {
  const { circulars: t } = useDashboardDictionary();
  const [language, setLanguage] = useState(useLanguage());
  const reasonOf = useFailureReason();
  const picture = circularPath(circular, "png", language);
  // At once, because a browser shares a file only just after a tap.
  const { data, error } = useQuery({ queryKey: [picture], queryFn: () => load(picture), gcTime: 0 });
  const pdf = circularPath(circular, "pdf", language);
  const actions = !error && (
    <>
      <SendPicture picture={data} />
      <ButtonLink icon="download" variant="line" to={pdf} download>
        {t.pdf}
      </ButtonLink>
      <ButtonLink icon="print" variant="line" to={pdf} target="_blank">
        {t.print}
      </ButtonLink>
    </>
  );
  return (
    <Dialog title={t.send} onClose={onClose} actions={actions}>
      <LanguageTabs label={t.language} value={language} onChange={setLanguage} />
      {error && <FormError>{reasonOf(error)}</FormError>}
      {!data && !error && (
        <div className={styles.waiting}>
          <LoadingStar>{t.loading}</LoadingStar>
        </div>
      )}
      {data && (
        <img
          src={data.source}
          alt={fill(t.picture, circular)}
          width={circularPicture.width}
          height={circularPicture.height}
          className={styles.picture}
        />
      )}
      <p className="smaller mute">{t.lead}</p>
    </Dialog>
  );
}

/** Whether other programs take a picture. It is known before one is loaded, so that its button keeps its width. */
const sharesPictures = (): boolean =>
  navigator.canShare?.({ files: [new File([], "visiga.png", { type: "image/png" })] }) === true;

/** To another program, such as WhatsApp; where none takes files, to the device. */
function SendPicture({ picture }: { picture: LoadedPicture | undefined }) {
  const { circulars: t } = useDashboardDictionary();
  const shares = sharesPictures();
  const send = ({ file }: LoadedPicture) =>
    // Whoever closes the list of programs changes nothing.
    shares ? void navigator.share({ files: [file] }).catch(() => {}) : downloadFile(file);
  return (
    <Button icon={shares ? "share" : "download"} busy={!picture} onClick={() => picture && send(picture)}>
      {shares ? t.share : t.download}
    </Button>
  );
}

interface LoadedPicture {
  readonly file: File;
  /** Stays until the dashboard is left. */
  readonly source: string;
}

async function load(address: string): Promise<LoadedPicture> {
  const file = await fetchFileAsUser(address, "image/png");
  return { file, source: URL.createObjectURL(file) };
}
