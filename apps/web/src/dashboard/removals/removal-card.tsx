import type { OpenRemoval } from "@visiga/contracts/removals";
import { fill, formatDay, formatTime } from "@visiga/i18n/format";
import { Card, CardWordButton } from "#dashboard/shared/lists/card.tsx";
import { ManagedPicture } from "#dashboard/shared/photos/managed-picture.tsx";
import { telephone as telephoneAddress } from "#platform/school/telephone.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useLanguage } from "#platform/words/dictionary.ts";
import { displayName } from "#platform/words/display-name.ts";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { Tag } from "#ui/text/tag.tsx";
import styles from "./removal-card.module.css";

interface RemovalCardProps {
  removal: OpenRemoval;
  onHide: () => void;
  onDismiss: () => void;
}

/** One removal request: the picture, the requester, and the two ways to settle it. */
export function RemovalCard({ removal, onHide, onDismiss }: RemovalCardProps) {
  const { removals, images } = useDashboardDictionary();
  const language = useLanguage();
  const { page, photo, shown, askedAt, telephone, words } = removal;
  const name = displayName(removal.name, images.card.untitled);
  const requestedAt = fill(removals.asked, { day: formatDay(askedAt, language), time: formatTime(askedAt, language) });
  const dismissLabel = fill(removals.dismissOne, { name });
  return (
    <Card
      picture={<ManagedPicture photo={photo} shown={shown} alt="" sizes="20rem" />}
      foot={
        shown ? (
          <>
            <CardWordButton icon="eye-off" label={fill(removals.hideOne, { name })} onClick={onHide}>
              {removals.hide}
            </CardWordButton>
            <CardWordButton icon="check" label={dismissLabel} onClick={onDismiss}>
              {removals.dismiss}
            </CardWordButton>
          </>
        ) : (
          <CardWordButton icon="check" label={dismissLabel} onClick={onDismiss}>
            {removals.dismiss}
          </CardWordButton>
        )
      }
    >
      {!shown && (
        <p>
          <Tag tone="plain">{removals.notShown}</Tag>
        </p>
      )}
      <h2>{name}</h2>
      <p className={styles.about}>{[page && images.pages[page], requestedAt].filter(Boolean).join(" · ")}</p>
      {words && <p className={styles.words}>{words}</p>}
      {telephone && (
        <TextLink to={telephoneAddress(telephone)}>
          <Icon name="phone" />
          {fill(removals.call, { telephone })}
        </TextLink>
      )}
    </Card>
  );
}
