import type { Counts } from '../../domain/api/dashboard.ts'
import { category } from '../../domain/content/category.ts'
import { product } from '../../domain/content/product.ts'
import type { AccountService } from '../accounts/account-service.ts'
import type { Database } from '../db/database.ts'
import { contentRepository } from '../db/record-repository.ts'
import type { EnquiryService } from '../enquiries/enquiry-service.ts'

export type DashboardService = ReturnType<typeof createDashboardService>

export function createDashboardService(
  database: Database,
  accounts: AccountService,
  enquiries: EnquiryService,
) {
  return {
    counts: async (): Promise<Counts> => ({
      totalCategories: await contentRepository.count(database, category),
      totalCategoryItems: await contentRepository.count(database, product),
      users: (await accounts.list()).length,
      pendingOrders: (await enquiries.countByStatus()).pending,
    }),
  }
}
