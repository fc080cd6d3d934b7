export interface Review {
  _id: string
  name: string
  rating: number
  comment: string
  createdAt: string
}
export interface ReviewService {
  /** Newest first. Throws a 404 when there is no such product. */
  ofProduct(productId: string): Promise<Review[]>
}
