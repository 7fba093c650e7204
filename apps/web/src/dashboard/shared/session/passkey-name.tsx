import type { ComponentProps } from "react";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { TextField } from "#ui/controls/field.tsx";

/** The system of this device as a first name for its passkey, `Android`; empty if it is not known. */
export const deviceSystem = (): string =>
  /iPhone|iPad|Android|Windows|CrOS|Mac|Linux/.exec(navigator.userAgent)?.[0] ?? "";

export function PasskeyNameField(field: Omit<ComponentProps<typeof TextField>, "label">) {
  const { passkeys } = useDashboardDictionary();
  return <TextField {...field} label={passkeys.name} required maxLength={60} autoComplete="off" />;
}
