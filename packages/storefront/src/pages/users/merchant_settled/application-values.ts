import type { ApplicationDraft, BodyOf, settledApply } from "@carmine/api/contract";

export const stepCount = 4;

/** Form values. Categories and types are stored by id as text. */
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
  /** URLs of uploaded private documents. */
  papers: string[];
  /** URLs of uploaded documents that are public after approval. */
  publicPapers: string[];
  agreed: boolean;
};

/** Form fields by their name in the request, if different. */
export const fieldNames = { realName: "ownerName" } as const;

/** Fields of each step, which are validated before the next one. */
export const fieldsOfStep: Readonly<Record<number, readonly (keyof ApplicationValues)[]>> = {
  1: ["ownerName", "email", "phone", "address"],
  2: ["name", "categoryId", "typeId", "keywords", "papers", "publicPapers"],
  3: ["agreed"],
  4: ["captcha"],
};

/** Form values of a draft, which is shared between devices. */
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

/** The draft of a form, without the code, which is valid for minutes only. */
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

/** The request body. */
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
