import '../../styles/shop.css'

export default function Shop() {
  return null
}
