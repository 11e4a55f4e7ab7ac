/** Input of the call that asks the marketplace to decide. */
export const escalationCall = (refundNo: string, text: string, pictures: readonly string[]) => ({
  params: { refundOrderNo: refundNo },
  body: { text, images: pictures.join(",") },
});
