import { userExport } from "@carmine/api/contract";
import type { Person } from "@carmine/api/hooks";
import type { ApiError } from "@carmine/api/client";
import type { ReactElement, ReactNode } from "react";
import { useForm } from "react-hook-form";
import { contractResolver } from "../../../../features/forms/contract-resolver.ts";
import { noProof, proofBody, proofChecks, ProofFields, type ProofValues } from "../ProofFields.tsx";
import { StepDialog } from "./StepDialog.tsx";

export interface ProofDialogProps {
  readonly person: Person;
  readonly title: ReactNode;
  readonly description: ReactNode;
  readonly submit: ReactNode;
  readonly danger?: boolean;
  readonly busy: boolean;
  readonly failure: ApiError | null;
  readonly onConfirmed: (proof: Partial<ProofValues>) => void;
  readonly onClose: () => void;
}

const resolver = contractResolver<ProofValues>(userExport.body, proofBody, proofChecks);

/** Verifies the shopper before irreversible actions and data exports. */
export default function ProofDialog({ person, onConfirmed, ...rest }: ProofDialogProps): ReactElement {
  const form = useForm<ProofValues>({ resolver, defaultValues: noProof });
  return (
    <StepDialog form={form} onSubmit={(values) => onConfirmed(proofBody(values))} {...rest}>
      <input type="text" autoComplete="username" value={person.email ?? person.phone ?? ""} readOnly hidden />
      <ProofFields person={person} />
    </StepDialog>
  );
}
