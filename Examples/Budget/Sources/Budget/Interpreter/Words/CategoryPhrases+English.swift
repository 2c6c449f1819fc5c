extension CategoryPhrases {
    static let english = CategoryPhrases(
        """
        Groceries:groceries,grocery,grocery shopping,supermarket,food shopping,food shop,food,weekly shop,grocer,foodstuffs
        Restaurants:restaurant,dining,dining out,dine out,eating out,eat out,ate out,eating in restaurants,takeaway,take away,takeout,take out,meals out,meal,dinner,lunch,lunches,resto,pub,diner
        Coffee:coffee,cafe,coffee shop,coffee shops,espresso,cappuccino,latte
        Transport:transport,public transport,transportation,commuting,commute,bus,buses,train,trains,train tickets,taxi,cab,metro,tube,underground,getting around,transit
        Fuel:fuel,petrol,gasoline,diesel,filling up,filling the car,fill up the car,petrol station,petrol stations,gas station,gas stations
        Travel:travel,travelling,traveling,trip,holiday,vacation,hotel,flight,airfare,plane tickets
        Housing:housing,rent,mortgage
        Utilities:utilities,utility,utility bills,electricity,electric,power,gas,water,heating,energy
        Phone and internet:phone and internet,phone,internet,mobile,broadband,telephone,phone bill,wifi,telecom,cell phone,cellphone
        Insurance:insurance,insurer,car insurance,health insurance
        Health:health,healthcare,health care,doctor,dentist,pharmacy,pharmacies,medicine,medical,chemist,medication,meds,optician
        Clothing:clothing,clothes,shoe,shoes,fashion,apparel,outfit
        Electronics:electronics,electronic,gadget,tech,technology,computer
        Home:home,furniture,household,diy,home improvement,homeware,furnishing,stuff for the house,the house
        Children:children,kid,kids,child,childcare,nursery,kindergarten,toy,baby,the little ones
        Pets:pets,pet,dog,cat,vet,vets,animals,pet food,dog food,cat food
        Sport:sport,gym,fitness,workout,exercise
        Entertainment:entertainment,fun,movie,cinema,concert,going out,leisure,theatre,theater,nights out
        Subscriptions:subscription,streaming,streaming services,subs
        Gifts:gift,present,presents
        Education:education,course,school,tuition,learning,classes,university,books
        Fees:fee,bank fees,bank charges
        Taxes:taxes,tax
        Cash:cash,atm,withdrawal,cash withdrawals,cashpoint,cash machine,cash machines
        Salary:salary,salaries,wage,paycheck,pay cheque,pay check,payslip
        Other income:other income
        Transfers:transfers
        Other:miscellaneous,misc,other expenses,other things,other stuff,the category other,other category,everything else
        """, endings: ["s", "es"])
}
