import { TRPCClientError } from "@trpc/client";
import { type PasskeyRegistration, passkeyRegistration, type RegistrationOptions } from "@visiga/contracts/passkeys";
import type { ReactNode } from "react";
import * as z from "zod/mini";
import { Form } from "#dashboard/shared/forms/fields.tsx";
import { useForm } from "#dashboard/shared/forms/use-form.ts";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { StorageDenied } from "#platform/storage/browser-storage.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { TextField } from "#ui/controls/field.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import link from "#ui/controls/text-link.module.css";
import { createPasskey, type PasskeyObstacle, PasskeyUnusable, passkeyFailure } from "./passkey-device.ts";

interface PasskeyFormProps<Saved> {
  start: () => Promise<RegistrationOptions>;
  register: (passkey: PasskeyRegistration) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  /** Names of the user’s other passkeys. */
  taken?: readonly string[];
  className?: string | undefined;
  children?: ReactNode;
}

const passkeyName = z.pick(passkeyRegistration, { name: true });

/** A first name for the passkey of this device: its system, numbered if another has that; empty if it is not known. */
function firstName(taken: readonly string[]): string {
  const [system = ""] = /iPhone|iPad|Android|Windows|CrOS|Mac|Linux/.exec(navigator.userAgent) ?? [];
  const numbered = taken.map((_, at) => `${system} (${at + 2})`);
  return (system && [system, ...numbered].find((name) => !taken.includes(name))) ?? "";
}

export function PasskeyForm<Saved>(props: PasskeyFormProps<Saved>) {
  const { start, register, onSaved, taken = [], className, children } = props;
  const { passkeys: t } = useDashboardDictionary();
  const reasonOf = usePasskeyReason();
  const form = useForm(
    passkeyName,
    { name: firstName(taken) },
    {
      save: {
        mutationFn: async ({ name }) => register({ name, response: await createPasskey(await start()) }),
        meta: { silent: true },
      },
      onSaved,
      focus: "name",
    },
  );
  return (
    <Form className={className} onSubmit={(element) => form.submit(element)}>
      <FormError>{form.otherReason && reasonOf(form.failure)}</FormError>
      {children}
      <TextField {...form.field("name")} label={t.name} required maxLength={60} autoComplete="off" />
      <Button type="submit" busy={form.busy} className="above-4">
        {form.busy ? t.waiting : t.add}
      </Button>
    </Form>
  );
}

interface ObstacleProps {
  obstacle: PasskeyObstacle;
  /** The address at which passkeys work; null if it is not known. */
  address: string | null;
}

/** Why a passkey cannot be used here, with the way to the address where it can. */
export function Obstacle({ obstacle, address }: ObstacleProps) {
  const { obstacles } = useDashboardDictionary().passkeys;
  const elsewhere = obstacle === "address" && address !== null && address !== location.origin;
  return (
    <span>
      {obstacles[obstacle]}{" "}
      {elsewhere && (
        <a className={link.text} href={`${address}/login`}>
          {address}
        </a>
      )}
    </span>
  );
}

/** Returns a function that describes why a passkey was not added or used, by the server or by the browser. */
export function usePasskeyReason(): (error: unknown) => ReactNode {
  const { failures } = useDashboardDictionary().passkeys;
  const reasonOf = useFailureReason();
  return (error) => {
    if (error instanceof TRPCClientError || error instanceof StorageDenied || !(error instanceof Error))
      return reasonOf(error);
    if (error instanceof PasskeyUnusable) return <Obstacle obstacle={error.obstacle} address={error.address} />;
    return failures[passkeyFailure(error)];
  };
}
