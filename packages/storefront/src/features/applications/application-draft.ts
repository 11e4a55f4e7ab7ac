import type { ApplicationDraft } from "@carmine/api/contract";
import type { Application } from "@carmine/api/hooks";

/** A draft for resubmitting an application. */
export const draftOfApplication = (sent: Application): ApplicationDraft => ({
  name: sent.shopName,
  categoryId: String(sent.categoryId),
  typeId: String(sent.typeId),
  realName: sent.ownerName,
  email: sent.email,
  phone: sent.phone,
  keywords: sent.keywords,
  address: sent.address,
  papers: [...sent.papers],
  publicPapers: [...sent.publicPapers],
  agreed: false,
  step: 1,
  previousId: sent.id,
});
