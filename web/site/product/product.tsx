import '../../styles/product.css'

export default function ProductPage() {
  return null
}
