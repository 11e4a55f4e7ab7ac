import type { ApplicationDraft, BodyOf, settledApply } from "@carmine/api/contract";

export const stepCount = 4;

/** What the form holds. Categories and types stand in it by their ids as text. */
export type ApplicationValues = {
  name: string;
  categoryId: string;
  typeId: string;
  ownerName: string;
  email: string;
  captcha: string;
  phone: string;
  keywords: string;
  address: string;
  /** Addresses of uploaded private documents. */
  papers: string[];
  /** Addresses of uploaded documents that shoppers may see after approval. */
  publicPapers: string[];
  agreed: boolean;
};

/** Fields that the call names otherwise. */
export const fieldNames = { realName: "ownerName" } as const;

/** Fields of each step, which it checks before the next one. */
export const fieldsOfStep: Readonly<Record<number, readonly (keyof ApplicationValues)[]>> = {
  1: ["ownerName", "email", "phone", "address"],
  2: ["name", "categoryId", "typeId", "keywords", "papers", "publicPapers"],
  3: ["agreed"],
  4: ["captcha"],
};

/** The form as it was left, on any device. */
export const valuesOf = (draft: ApplicationDraft | null, email: string): ApplicationValues => ({
  name: draft?.name ?? "",
  categoryId: draft?.categoryId ?? "",
  typeId: draft?.typeId ?? "",
  ownerName: draft?.realName ?? "",
  email: draft?.email ?? email,
  captcha: "",
  phone: draft?.phone ?? "",
  keywords: draft?.keywords ?? "",
  address: draft?.address ?? "",
  papers: draft?.papers ?? [],
  publicPapers: draft?.publicPapers ?? [],
  agreed: draft?.agreed ?? false,
});

/** What is kept of a form; the code is not: it is valid for minutes. */
export const draftOf = (
  { captcha: _code, ownerName, ...values }: ApplicationValues,
  step: number,
  previousId: number | undefined,
): ApplicationDraft => ({
  ...values,
  realName: ownerName,
  step,
  ...(previousId !== undefined && { previousId }),
});

/** What the call takes. */
export const bodyOf = (
  { papers, publicPapers, agreed: _agreed, categoryId, typeId, ownerName, ...values }: ApplicationValues,
  previousId?: number,
): BodyOf<typeof settledApply> => ({
  ...values,
  realName: ownerName,
  categoryId: Number(categoryId),
  typeId: Number(typeId),
  qualificationPicture: JSON.stringify([...publicPapers, ...papers]),
  publicPicture: JSON.stringify(publicPapers),
  ...(previousId !== undefined && { previousId }),
});
