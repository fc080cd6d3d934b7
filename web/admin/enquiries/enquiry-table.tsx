import { Menu, Table, Textarea } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '../icon.tsx'
import table from '../parts/plain-table.module.css'
import { When } from '../parts/when.tsx'
import styles from './enquiry-table.module.css'
import { type Order, type OrderStatus, orderStatuses, sourceWords, statusWords } from './orders.ts'

interface EnquiryTableProps {
  orders: Order[]
  onStatus: (order: Order, status: OrderStatus) => void
  onNote: (order: Order, note: string) => void
}

export function EnquiryTable({ orders, onStatus, onNote }: EnquiryTableProps) {
  return (
    <Table className={`${table.root} ${styles.root}`} withRowBorders={false}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Reference</Table.Th>
          <Table.Th>When</Table.Th>
          <Table.Th>Products</Table.Th>
          <Table.Th>Source</Table.Th>
          <Table.Th>Status</Table.Th>
          <Table.Th>Note</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {orders.map((order) => (
          <Table.Tr key={order._id}>
            <Table.Td>
              <span className={styles.reference}>{order.reference}</span>
            </Table.Td>
            <Table.Td className={styles.when}>
              <When at={order.createdAt} />
            </Table.Td>
            <Table.Td>
              <Products products={order.products} />
            </Table.Td>
            <Table.Td className={styles.source}>{sourceWords(order.source)}</Table.Td>
            <Table.Td>
              <Status order={order} onStatus={(status) => onStatus(order, status)} />
            </Table.Td>
            <Table.Td>
              <Note order={order} onNote={(note) => onNote(order, note)} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Products({ products }: Pick<Order, 'products'>) {
  const [first, ...more] = products
  const [open, setOpen] = useState(false)
  if (first === undefined) return <span className={styles.soft}>No product named</span>
  return (
    <>
      <ProductLink product={first} />{' '}
      {more.length > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show less' : `+ ${more.length} more`}
        </button>
      )}
      {open && (
        <ul className={styles.others}>
          {more.map((product) => (
            <li key={product._id}>
              <ProductLink product={product} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function ProductLink({ product: { _id, name } }: { product: Order['products'][number] }) {
  return (
    <Link to={`/admin/manage-store/products/view/${_id}`} className={styles.product}>
      {name || 'Product without a name'}
    </Link>
  )
}

interface StatusProps {
  order: Order
  onStatus: (status: OrderStatus) => void
}

function Status({ order, onStatus }: StatusProps) {
  return (
    <Menu position="bottom-start" width={176}>
      <Menu.Target>
        <button
          type="button"
          className={styles.pill}
          data-status={order.status}
          aria-label={`Status of ${order.reference}: ${statusWords[order.status]}`}
        >
          {statusWords[order.status]}
          <Icon name="down" size={12} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={order.status}>
          {orderStatuses.map((status) => (
            <Menu.RadioItem
              key={status}
              value={status}
              closeMenuOnClick
              checkIcon={<Icon name="check" size={16} />}
              onChange={() => status !== order.status && onStatus(status)}
            >
              {statusWords[status]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}

interface NoteProps {
  order: Order
  onNote: (note: string) => void
}

/** A note to oneself, written in place: Ctrl or Cmd with Enter saves it, Escape puts it back. */
function Note({ order, onNote }: NoteProps) {
  const [text, setText] = useState<string | null>(null)
  const finish = () => {
    if (text !== null && text.trim() !== order.note) onNote(text.trim())
    setText(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      setText(null)
    }
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) finish()
  }
  if (text === null) {
    return (
      <button
        type="button"
        className={styles.note}
        data-empty={order.note === '' ? '' : undefined}
        aria-label={order.note === '' ? `Add a note to ${order.reference}` : undefined}
        onClick={() => setText(order.note)}
      >
        {order.note || 'Add a note'}
      </button>
    )
  }
  return (
    <Textarea
      aria-label={`Note for ${order.reference}`}
      autosize
      autoFocus
      minRows={1}
      maxRows={6}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={finish}
      onKeyDown={onKeyDown}
    />
  )
}
